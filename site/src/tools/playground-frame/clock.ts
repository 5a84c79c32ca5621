/** A clock that started at a given moment, and a Date that follows it. */
export function createClock(start: number) {
  const realNow = Date.now.bind(Date);
  const shift = start - realNow();
  const now = (): number => realNow() + shift;
  const ShiftedDate = new Proxy(Date, {
    construct: (target, args: []) => (args.length === 0 ? new target(now()) : new target(...args)),
    apply: (target) => new target(now()).toString(),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
  return {now, Date: ShiftedDate};
}
