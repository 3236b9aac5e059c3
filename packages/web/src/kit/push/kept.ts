const key = "patron.push";

/** Remembers who has switched notifications on in this browser, so that they go on in their next session without signing out. */
export function keepPush(userId: string): void {
  localStorage.setItem(key, userId);
}
export function forgetPush(): void {
  localStorage.removeItem(key);
}
/** Whether anybody, or this user, has switched them on. */
export function isPushKept(userId?: string): boolean {
  const kept = localStorage.getItem(key);
  return userId === undefined ? kept !== null : kept === userId;
}
