/** The logo next to the name: a checked record. */
export function BrandMark() {
  return (
    <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#0b6a6f" />
      <path d="M9 7.5h9.5L23 12v12.5H9z" fill="#fff" />
      <path d="M18.5 7.5V12H23" fill="#b6dfe0" />
      <path
        d="M12.5 19.2l2.6 2.6 4.6-5.2"
        fill="none"
        stroke="#0b6a6f"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
