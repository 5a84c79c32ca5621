import sharp from 'sharp';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">
  <circle cx="32" cy="32" r="22" fill="#fff" stroke="#4a76c9" stroke-width="14"/>
</svg>`;

/** The icon of every site in the pictures. */
export const siteIcon = () => sharp(Buffer.from(drawing)).png().toBuffer();
