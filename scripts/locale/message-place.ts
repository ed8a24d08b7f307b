/** Where a text stands, for translators: "button in visit card", "in kyc status (Pending, …)". */

/** A node of ESTree, as far as it says what its parts are for. */
export interface Node {
  type: string
  name?: string | Node
  key?: Node
  value?: unknown
  id?: Node | null
  callee?: Node
  arguments?: Node[]
  object?: Node
  property?: Node
  openingElement?: Node
  attributes?: Node[]
  expression?: Node
  argument?: Node | null
  elements?: (Node | null)[]
  properties?: Node[]
  shorthand?: boolean
  start?: number
  end?: number
}

const elementRoles: [RegExp, string][] = [
  [/Button$|^button$|^(Confirm|Menu)?Action$/, 'button'],
  [/Link$|^a$/, 'link'],
  [/^h[1-6]$|Title$|Heading$/, 'heading'],
  [/^th$|Head$/, 'head of a column'],
  [/^option$|(Option|Choice|Item)$/, 'choice'],
  [/^(label|legend|dt)$|Label$/, 'label'],
  [/^(strong|p|span|div|li|dd|small|time|b|em|td|section)$|^Rich$/, ''],
]

const keyRoles: Record<string, string> = {
  ...{ 'aria-label': 'read out', alt: 'read out: a picture', placeholder: 'example in a field' },
  ...{ 'data-head': 'head of a column', head: 'head of a column', label: 'label' },
  ...{ title: 'heading', name: 'name', hint: 'hint', help: 'hint', description: 'explanation' },
  ...{ detail: 'explanation', unit: 'unit', error: 'error at a field', message: 'message' },
  ...{ subject: 'subject of an e-mail', busy: 'button at work', pending: 'button at work' },
  ...{ action: 'button', submit: 'button', confirm: 'button', text: '', children: '' },
}

/** Returns where the text stands that is passed to the last of the nodes, the call. */
export function placeOf(ancestors: readonly Node[]): string {
  const role = roleOf(ancestors)
  const around = surroundingOf(ancestors) + besideIn(ancestors)
  if (role.startsWith('choice of') || !around) return role
  return role ? `${role} in ${around}` : `in ${around}`
}

function roleOf(ancestors: readonly Node[]): string {
  let child: Node | undefined
  for (const node of [...ancestors].reverse()) {
    const role = roleIn(node, child, ancestors)
    if (role !== undefined) return role
    child = node
  }
  return ''
}

function roleIn(node: Node, child: Node | undefined, above: readonly Node[]): string | undefined {
  if (node.type === 'JSXAttribute') {
    const name = nameOf(node.name)
    return keyRoles[name] ?? words(name)
  }
  if (node.type === 'JSXElement') {
    const name = nameOf(node.openingElement?.name)
    return elementRoles.find(([pattern]) => pattern.test(name))?.[1] ?? words(name)
  }
  if (node.type === 'Property' && child === node.value) {
    const key = nameOf(node.key)
    const table = tableOf(above)
    if (table && !(key in keyRoles)) return `choice of ${table}: ${words(key)}`
    return keyRoles[key] ?? words(key)
  }
  if (node.type === 'CallExpression' && child && child !== node.callee) {
    const name = nameOf(node.callee)
    if (/toast|success|notify/i.test(name)) return 'notice'
    if (/refus|Error$/i.test(name)) return 'refusal'
  }
  return undefined
}

/** The name of the table at the top of a module that the text is in. */
function tableOf(ancestors: readonly Node[]): string | undefined {
  if (ancestors.some(({ type }) => /Function/.test(type))) return undefined
  const declared = ancestors.find(({ type }) => type === 'VariableDeclarator')
  return declared && words(nameOf(declared.id))
}

/** The innermost function, method or table with a name. */
function surroundingOf(ancestors: readonly Node[]): string {
  for (const node of [...ancestors].reverse()) {
    const name = nameOf(node.type === 'MethodDefinition' ? node.key : node.id)
    if (name && /Function|Variable|Method/.test(node.type)) return words(name)
  }
  return ''
}

const maxBeside = 4

/** The texts of the same table: "Tree" is beside "Park" or beside "List". */
function besideIn(ancestors: readonly Node[]): string {
  if (ancestors.some(({ type }) => /Function/.test(type))) return ''
  const table = ancestors.find(({ type }) => /^(Object|Array)Expression$/.test(type))
  const texts = table ? literalsIn(table).slice(0, maxBeside) : []
  return texts.length > 1 ? ` (${texts.join(', ')}, …)` : ''
}

/** Returns the texts that are marked below a node. */
function literalsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(literalsIn)
  if (!node || typeof node !== 'object') return []
  const { type, callee, arguments: passed } = node as Node
  const [first] = passed ?? []
  const isText = type === 'CallExpression' && callee?.name === 'msg' && first?.type === 'Literal'
  return isText ? [String(first.value)] : Object.values(node).flatMap(literalsIn)
}

/** Returns what fills the placeholders and tags of a text that do not say it by their names. */
export function fillersOf(ancestors: readonly Node[], values: Node | undefined, code: string) {
  const fillers = (values?.properties ?? []).flatMap(({ key, value }) => {
    const from = sourceOf(value as Node | undefined, code)
    const name = nameOf(key)
    return from && from !== name ? [`{${name}}: ${from}`] : []
  })
  const elements = ancestors
    .findLast(({ type }) => type === 'JSXElement')
    ?.openingElement?.attributes?.find((one) => nameOf(one.name) === 'elements')
  const list = (elements?.value as Node | undefined)?.expression?.elements ?? []
  return fillers.concat(
    list.flatMap((one, at) => {
      const name = nameOf(one?.openingElement?.name)
      return name ? [`<${at}>: ${words(name)}`] : []
    }),
  )
}

const maxSource = 60

function sourceOf(value: Node | undefined, code: string): string | undefined {
  if (value?.start === undefined) return undefined
  const text = code.slice(value.start, value.end).replace(/\s+/g, ' ')
  return text.length <= maxSource ? text : undefined
}

function nameOf(node: unknown): string {
  if (typeof node === 'string') return node
  const { name, value, property, type } = (node ?? {}) as Node
  if (type === 'JSXNamespacedName') return ''
  return nameOf(name ?? property ?? (typeof value === 'string' ? value : '')) || ''
}

/** "VisitCard" as "visit card". */
const words = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_.]/g, ' ')
    .toLowerCase()
