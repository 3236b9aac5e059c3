interface Titled {
  id: string;
  title: string;
}
interface TitledTerminal extends Titled {
  /** The title of its point of sale. */
  pos: string;
}

/** Adds the point of sale to titles that several terminals share, because every shop has a "Till 1". */
export function distinctTitles(terminals: readonly (Titled & { pos_id: string })[], pos: readonly Titled[]) {
  const posTitles = new Map(pos.map(({ id, title }) => [id, title]));
  const sameTitle = Map.groupBy(terminals, ({ title }) => title);
  return terminals.map(({ id, title, pos_id }): TitledTerminal => {
    const site = posTitles.get(pos_id) ?? "";
    const isShared = (sameTitle.get(title)?.length ?? 0) > 1 && site !== "";
    return { id, title: isShared ? `${title} (${site})` : title, pos: site };
  });
}
