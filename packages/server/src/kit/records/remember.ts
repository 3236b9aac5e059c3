/** Puts a value into a memory of at most so many. The one unused for longest goes first, so reading puts it back too. */
export function remember<Key, Value>(memory: Map<Key, Value>, key: Key, value: Value, most: number): void {
  memory.delete(key);
  memory.set(key, value);
  if (memory.size <= most) return;
  const [oldest] = memory.keys();
  if (oldest !== undefined) memory.delete(oldest);
}
