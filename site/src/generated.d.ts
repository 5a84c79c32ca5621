declare module '@generated/icons/default/named.json' {
  const bodies: Record<string, string>;
  export default bodies;
}

declare module '@generated/icons/default/home.json' {
  const bodies: Record<string, string>;
  export default bodies;
}

declare module '@generated/pictures/default/home.json' {
  const pictures: Record<string, {file: string; width: number; height: number; alt: string}>;
  export default pictures;
}

declare module '@generated/site-boot/default/demo.json' {
  const script: string;
  export default script;
}

declare module '@generated/pictures/default/clip.json' {
  const script: string;
  export default script;
}
