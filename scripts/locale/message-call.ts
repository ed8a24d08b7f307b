import { parseSync } from 'vite'
import { fillersOf, type Node, placeOf } from './message-place.ts'

/** A message in the code: its id, and its English text. */
export interface Message {
  id: string
  text: string
}

export interface MessageCall extends Message {
  /** What the translator should know (`MessageNote`). */
  comment: string | undefined
  /** Where the text stands. */
  place: string
  /** What fills the placeholders and tags. */
  fillers: string[]
  line: number
  /** The function that it is passed to. */
  by: string
  /** The place of the first argument in the code. */
  start: number
  end: number
}

/** What a message is read from, of the expressions of ESTree. */
interface Expression {
  type: string
  value?: unknown
  left?: Expression
  right?: Expression
  quasis?: { value: { cooked: string | null } }[]
  properties?: { key?: { name?: string }; value?: Expression }[]
  callee?: { name?: string }
  arguments?: Expression[]
}

const markers = ['t', 'msg', 'translateTo']

/** Returns the messages that the module passes to the functions of translate.ts as literals. */
export function findMessageCalls(file: string, code: string): MessageCall[] {
  const found: MessageCall[] = []
  visitCalls(parseSync(file, code).program, [], (call, ancestors) => {
    const [first, ...others] = call.arguments ?? []
    const by = call.callee?.name ?? ''
    if (!markers.includes(by) || !first) return
    const message = messageOf(first)
    if (!message) return
    const { start = 0, end = 0 } = first as Node
    const line = code.slice(0, start).split('\n').length
    const comment = others.map((one) => propertyOf(one, 'comment')).find(Boolean)
    const values = others.find(({ properties }) => properties) as Node | undefined
    const context = { place: placeOf(ancestors), fillers: fillersOf(ancestors, values, code) }
    found.push({ ...message, ...context, comment, line, start, end, by })
  })
  return found
}

/** Calls back for each call below a node, with the nodes that it is in. */
function visitCalls(
  node: unknown,
  ancestors: readonly Node[],
  back: (call: Expression, ancestors: readonly Node[]) => void,
): void {
  if (Array.isArray(node)) for (const one of node) visitCalls(one, ancestors, back)
  else if (node && typeof node === 'object') {
    if ((node as Node).type === 'CallExpression') back(node as Expression, ancestors)
    const within = 'type' in node ? [...ancestors, node as Node] : ancestors
    for (const one of Object.values(node)) visitCalls(one, within, back)
  }
}

function messageOf(argument: Expression): Message | undefined {
  if (argument.type !== 'ObjectExpression') {
    const text = textOf(argument)
    return text === undefined ? undefined : { id: text, text }
  }
  const id = propertyOf(argument, 'id')
  return id === undefined ? undefined : { id, text: propertyOf(argument, 'message') ?? id }
}

function propertyOf({ properties }: Expression, name: string): string | undefined {
  const property = properties?.find(({ key }) => key?.name === name)?.value
  return property && textOf(property)
}

/** Returns the text of a literal, also of one that `+` or `joinText` joins over several lines. */
function textOf(expression: Expression): string | undefined {
  const { type, value, quasis, left, right } = expression
  if (type === 'CallExpression' && expression.callee?.name === 'joinText') {
    const parts = expression.arguments?.map(textOf) ?? []
    return parts.every((part) => part !== undefined) ? parts.join('') : undefined
  }
  if (type === 'Literal' && typeof value === 'string') return value
  if (type === 'TemplateLiteral' && quasis?.length === 1)
    return quasis[0]?.value.cooked ?? undefined
  if (type !== 'BinaryExpression' || !left || !right) return undefined
  const [before, after] = [textOf(left), textOf(right)]
  return before === undefined || after === undefined ? undefined : before + after
}
