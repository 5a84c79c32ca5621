/** The demo pages of the frame. The first is shown unless a script is for another. */
export const demoNames = [
  'shop',
  'article',
  'form',
  'feed',
  'video',
  'app',
  'strict',
  'thanks',
  'widgets',
] as const;

export type DemoName = (typeof demoNames)[number];

/** The address of a demo page, as scripts see it. */
export function demoUrl(name: DemoName): string {
  return `https://docs.scriptcat.org/demo/${name}/`;
}
