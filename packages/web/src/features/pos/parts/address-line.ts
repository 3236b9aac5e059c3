interface Addressed {
  address: {
    street?: string | undefined;
    city?: string | undefined;
    region?: string | undefined;
    zip?: string | undefined;
  };
}

/** Formats an address in one line, most specific part first; empty for an empty address. */
export function addressLine({ address }: Addressed): string {
  const { street, city, region, zip } = address;
  return [street, [zip, city].filter(Boolean).join(" "), region].filter(Boolean).join(", ");
}
