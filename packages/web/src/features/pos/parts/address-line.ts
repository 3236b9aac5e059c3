interface Addressed {
  address: {
    street?: string | undefined;
    city?: string | undefined;
    region?: string | undefined;
    zip?: string | undefined;
  };
}

/** An address in one line, most particular part first; empty when nothing of it is known. */
export function addressLine({ address }: Addressed): string {
  const { street, city, region, zip } = address;
  return [street, [zip, city].filter(Boolean).join(" "), region].filter(Boolean).join(", ");
}
