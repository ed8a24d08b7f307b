import type { IconData } from './create-icon.ts'

const spriteId = 'icons'

export const iconId = ({ name }: Pick<IconData, 'name'>) => `i-${name}`

/** Returns the drawings of icons as markup for the start of a page. */
export function spriteOf(icons: Iterable<IconData>): string {
  const symbols = [...icons].map((icon) => {
    const parts = joinPaths(icon.node).map(([element, { key: _key, ...attributes }]) => {
      const said = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
      return `<${element}${said.join('')}/>`
    })
    const { viewBox = '0 0 24 24', preserveAspectRatio: fit } = icon
    const shape = `viewBox="${viewBox}"${fit ? ` preserveAspectRatio="${fit}"` : ''}`
    return `<symbol id="${iconId(icon)}" ${shape}>${parts.join('')}</symbol>`
  })
  return `<svg id="${spriteId}" class="hidden">${symbols.join('')}</svg>`
}

/** Joins all paths of an icon into one element; most icons have only paths. */
function joinPaths(node: IconData['node']): IconData['node'] {
  const lines = node.filter(([element]) => element === 'path').map(([, { d = '' }]) => d)
  const others = node.filter(([element]) => element !== 'path')
  return lines.length < 2 ? node : [...others, ['path', { d: lines.map(fromAbsolute).join('') }]]
}

/** Makes the start of a path absolute, so that it can follow another one (SVG 2, 9.3.3). */
const fromAbsolute = (line: string) =>
  line.replace(
    /^m(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)\s*(?=(.))/,
    (_start, x: string, y: string, next: string) => `M${x} ${y}${/[a-z]/i.test(next) ? '' : 'l'}`,
  )

/** Adds the drawing of an icon to the page, where it is missing. */
export function defineIcon(icon: IconData): void {
  if (document.getElementById(iconId(icon))) return
  const drawn = new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg">${spriteOf([icon])}</svg>`,
    'image/svg+xml',
  )
  const sprite = document.getElementById(spriteId)
  if (sprite) sprite.append(...drawn.querySelectorAll('symbol'))
  else document.body.prepend(...drawn.querySelectorAll(`#${spriteId}`))
}
