interface Reachable {
  phone: string | null;
  email: string | null;
}

/** How somebody is reached: by telephone, else by e-mail. A file has both, and the id that others know them by. */
export const contactColumn = {
  id: "phone",
  exported: ["phone", "email", "external_id"],
  tabular: true,
  cell: ({ phone, email }: Reachable) => (phone || email ? <bdi>{phone || email}</bdi> : ""),
};
