interface Reachable {
  phone: string | null;
  email: string | null;
}

/** Contact details: the phone number, or else the e-mail. A file has both, and the external id. */
export const contactColumn = {
  id: "phone",
  exported: ["phone", "email", "external_id"],
  tabular: true,
  cell: ({ phone, email }: Reachable) => (phone || email ? <bdi>{phone || email}</bdi> : ""),
};
