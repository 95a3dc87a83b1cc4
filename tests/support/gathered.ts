/** Everything that comes in portions, in one list. */
export async function gathered<T>(portions: AsyncIterable<readonly T[]>): Promise<T[]> {
  const all: T[] = [];
  for await (const portion of portions) all.push(...portion);
  return all;
}
