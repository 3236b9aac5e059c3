/** What waits in this tab for Poster to return: the till and the application through which it is connected. */
export interface PosterConnection {
  terminalId: string;
  applicationId: string;
}

const key = "patron.poster";

/** Leaves for Poster, which returns to `/poster-connected` in the same tab. */
export function leaveForPoster(connection: PosterConnection, address: string): void {
  sessionStorage.setItem(key, JSON.stringify(connection));
  location.assign(address);
}

/** What this tab has left for Poster with; undefined if it has not, because somebody else has sent the address. */
export function waitingConnection(): PosterConnection | undefined {
  const stored = sessionStorage.getItem(key);
  return stored === null ? undefined : (JSON.parse(stored) as PosterConnection); // Written only above.
}

export const endConnection = (): void => sessionStorage.removeItem(key);

/** The tab of a terminal where its register of Poster is set up. */
export const posterAddress = (terminalId: string) => `/terminals/${terminalId}?tab=devices&device=poster`;
