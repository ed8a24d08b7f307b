/** The colours of the page in a syntax that the map can parse: it does not know oklch. */
export type Colours = Record<keyof typeof names, string>

const names = {
  land: '--muted',
  line: '--border',
  text: '--foreground',
  quiet: '--muted-foreground',
  card: '--popover',
  act: '--primary',
  actText: '--primary-foreground',
  // Of map.css.
  water: '--map-water',
  green: '--map-green',
  building: '--map-building',
  road: '--map-road',
  casing: '--map-casing',
}

/** Returns the current colours of the theme. */
export function readColours(): Colours {
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  const theme = getComputedStyle(document.documentElement)
  const read = (name: string) => {
    if (!pen) return 'gray'
    pen.fillStyle = theme.getPropertyValue(name)
    pen.fillRect(0, 0, 1, 1)
    const [red, green, blue] = pen.getImageData(0, 0, 1, 1).data
    return `rgb(${red},${green},${blue})`
  }
  return {
    land: read(names.land),
    line: read(names.line),
    text: read(names.text),
    quiet: read(names.quiet),
    card: read(names.card),
    act: read(names.act),
    actText: read(names.actText),
    water: read(names.water),
    green: read(names.green),
    building: read(names.building),
    road: read(names.road),
    casing: read(names.casing),
  }
}

/** Calls back when the theme changes; returns a function that unsubscribes. */
export function watchTheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['class'] })
  return () => observer.disconnect()
}
