/** `watching`: peeks over an edge, with open and closed eyes; the style sheet chooses. */
export type Pose = 'awake' | 'asleep' | 'glad' | 'hiding' | 'watching';

const head =
  'M24 29c-1-8 6-12 13-9l47 24h24l47-24c7-3 14 1 13 9l-9 75c0 40-25 67-51 67H84c-26 0-51-27-51-67z';
const whiskers = 'm24 106 18 4m-18 38 20-4m124-38-18 4m18 38-20-4';
const mouth = 'm85 132-9 8 9 8m22-16 9 8-9 8m-8-18-6 20';

const openEye = (x: number, width: number) =>
  `<ellipse data-part="iris" cx="${x}" cy="96" rx="20" ry="23"/>` +
  `<ellipse data-part="pupil" cx="${x}" cy="96" rx="${width}" ry="18"/>`;
const closedEye = (x: number) => `<path data-part="lid" d="M${x - 17} 98q17 15 34 0"/>`;

/** The cat as SVG, for React, for pages without it and for pictures; style sheets colour its parts. */
export function drawMascot(pose: Pose): {viewBox: string; parts: string} {
  const eye = (x: number) =>
    (pose === 'asleep' ? '' : openEye(x, pose === 'glad' ? 11 : 5)) +
    (pose === 'asleep' || pose === 'watching' ? closedEye(x) : '');
  return {
    viewBox: pose === 'hiding' || pose === 'watching' ? '10 14 172 112' : '10 14 172 160',
    parts:
      `<path data-part="whiskers" d="${whiskers}"/><path data-part="head" d="${head}"/>` +
      `${eye(69)}${eye(123)}<path data-part="mouth" d="${mouth}"/>`,
  };
}
