/** The block the tool opens with. */
export const exampleConfig = `/* ==UserConfig==
search:
  words:
    title: Words to highlight
    description: one per line
    type: textarea
    default: cat
  colour:
    title: Colour
    type: select
    values: [yellow, green, blue]
    default: yellow
  limit:
    title: At most
    type: number
    default: 50
    min: 1
    unit: hits
notify:
  enabled:
    title: Tell me when something was found
    type: switch
    default: true
==/UserConfig== */`;
