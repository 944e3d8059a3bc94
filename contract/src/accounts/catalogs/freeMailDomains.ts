/**
 * Domains where anyone gets an address, so that two addresses do not belong to one firm. The large providers are enough:
 * a contact at a provider that is missing here only gives others at it a few more places in the list of a request, and
 * the contact and the submitter keep theirs.
 */
const freeMailDomains: ReadonlySet<string> = new Set(
  `
    gmail.com googlemail.com outlook.com hotmail.com live.com msn.com passport.com windowslive.com
    outlook.fr outlook.es hotmail.fr hotmail.es hotmail.co.uk live.fr live.co.uk yahoo.com ymail.com
    rocketmail.com myyahoo.com yahoo.fr yahoo.es yahoo.co.uk yahoo.ca yahoo.com.mx outlook.com.mx
    hotmail.com.mx live.com.mx prodigy.net.mx aol.com aim.com verizon.net netscape.net compuserve.com
    icloud.com me.com mac.com proton.me protonmail.com pm.me tutanota.com tuta.io tuta.com fastmail.com
    fastmail.fm hushmail.com hey.com zoho.com zohomail.com mailfence.com gmx.com gmx.net gmx.us gmx.de
    gmx.fr mail.com email.com usa.com web.de comcast.net xfinity.com att.net sbcglobal.net bellsouth.net
    pacbell.net swbell.net ameritech.net cox.net charter.net spectrum.net rr.com roadrunner.com twc.com
    optonline.net optimum.net earthlink.net mindspring.com juno.com netzero.net frontier.com
    frontiernet.net windstream.net centurylink.net centurytel.net q.com embarqmail.com suddenlink.net
    mediacombb.net cableone.net tds.net wowway.com orange.fr wanadoo.fr free.fr sfr.fr laposte.net
    neuf.fr bbox.fr telefonica.net yandex.com yandex.ru mail.ru qq.com 163.com 126.com naver.com
    rediffmail.com
  `
    .trim()
    .split(/\s+/),
);

/** Whether anyone can get an address at this domain. */
export function isFreeMailDomain(domain: string): boolean {
  return freeMailDomains.has(domain.toLowerCase());
}
