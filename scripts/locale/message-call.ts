import { parseSync, Visitor } from 'vite'

/** A message in the code: its id, and its English text. */
export interface Message {
  id: string
  text: string
}

export interface MessageCall extends Message {
  /** What the translator should know (`MessageNote`). */
  comment: string | undefined
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
  new Visitor({
    CallExpression({ callee, arguments: [first, ...others] }) {
      if (callee.type !== 'Identifier' || !markers.includes(callee.name) || !first) return
      const message = messageOf(first as Expression)
      if (!message) return
      const { start, end } = first
      const line = code.slice(0, start).split('\n').length
      const comment = others.map((one) => propertyOf(one as Expression, 'comment')).find(Boolean)
      found.push({ ...message, comment, line, start, end, by: callee.name })
    },
  }).visit(parseSync(file, code).program)
  return found
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
