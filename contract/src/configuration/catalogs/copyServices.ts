/** A location of a copy service. */
export interface CopyServiceLocation {
  readonly id: string;
  readonly name: string;
  readonly fullName: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
}

export interface CopyService {
  readonly id: string;
  readonly name: string;
  readonly locations: readonly CopyServiceLocation[];
}

const PROVIDER = 'Meridian Copy Service';

function location(id: string, name: string, address: string, phone: string): CopyServiceLocation {
  return { id, name, fullName: `${PROVIDER} - ${name}`, address, phone, email: `${id}@meridiancopy.example` };
}

/** The copy service of a new portal. Phone numbers and addresses are fictitious until staff enter their own. */
export const namedCopyService: CopyService = {
  id: 'meridian',
  name: PROVIDER,
  locations: [
    location(
      'atlanta',
      'Atlanta',
      '191 Peachtree Street NE, Suite 3300, Atlanta, GA 30303',
      '(404) 555-0101',
    ),
    location('austin', 'Austin', '500 West 2nd Street, Suite 1900, Austin, TX 78701', '(512) 555-0102'),
    location('boston', 'Boston', '101 Federal Street, Suite 1900, Boston, MA 02110', '(617) 555-0103'),
    location('chicago', 'Chicago', '233 South Wacker Drive, Suite 8400, Chicago, IL 60606', '(312) 555-0104'),
    location('dallas', 'Dallas', '2100 Ross Avenue, Suite 800, Dallas, TX 75201', '(214) 555-0105'),
    location('denver', 'Denver', '1801 California Street, Suite 2400, Denver, CO 80202', '(303) 555-0106'),
    location('houston', 'Houston', '1001 Fannin Street, Suite 2700, Houston, TX 77002', '(713) 555-0107'),
    location(
      'los-angeles',
      'Los Angeles',
      '633 West 5th Street, Suite 2600, Los Angeles, CA 90071',
      '(213) 555-0108',
    ),
    location('miami', 'Miami', '200 South Biscayne Boulevard, Suite 4100, Miami, FL 33131', '(305) 555-0109'),
    location('new-york', 'New York', '120 Broadway, 28th Floor, New York, NY 10271', '(212) 555-0110'),
    location(
      'philadelphia',
      'Philadelphia',
      '1735 Market Street, Suite 3750, Philadelphia, PA 19103',
      '(215) 555-0111',
    ),
    location('phoenix', 'Phoenix', '2 North Central Avenue, Suite 1800, Phoenix, AZ 85004', '(602) 555-0112'),
    location(
      'san-francisco',
      'San Francisco',
      '44 Montgomery Street, Suite 3000, San Francisco, CA 94104',
      '(415) 555-0113',
    ),
    location('seattle', 'Seattle', '1420 5th Avenue, Suite 2200, Seattle, WA 98101', '(206) 555-0114'),
    location(
      'washington-dc',
      'Washington DC',
      '1717 K Street NW, Suite 900, Washington, DC 20006',
      '(202) 555-0115',
    ),
  ],
};

/** Returns a location of the starter list. Requests from before the list was configurable refer to it by ID only. */
export function copyServiceLocation(id: string): CopyServiceLocation | undefined {
  return namedCopyService.locations.find((entry) => entry.id === id);
}
