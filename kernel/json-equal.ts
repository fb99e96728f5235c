/** Whether two JSON values are the same, whatever the order of their keys. */
export function jsonEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every(key => key in other && jsonEqual(Reflect.get(one, key), Reflect.get(other, key)));
}

/** Where two JSON values first differ, for messages: `hand[2]: 1 against 0`. */
export function firstDifference(one: unknown, other: unknown, path = ''): string {
  const bothObjects = typeof one === 'object' && typeof other === 'object' && one !== null && other !== null;
  if (!bothObjects) return `${path || 'value'}: ${JSON.stringify(one)} against ${JSON.stringify(other)}`;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  for (const key of keys) {
    const left: unknown = Reflect.get(one, key);
    const right: unknown = Reflect.get(other, key);
    if (!jsonEqual(left, right)) return firstDifference(left, right, path === '' ? key : `${path}.${key}`);
  }
  return `${path || 'value'}: no difference`;
}
