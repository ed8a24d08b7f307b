import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/** One regular expression as it stands in a file. */
export interface Pattern {
  at: string
  pattern: RegExp
}

/** What may stand before a slash that begins a pattern; after anything else it divides. */
const opensPattern = /(?:^|[(,=:[!&|?{};+~]|=>|\breturn)\s*$/
/**
 * A comment, a text, or the body of a pattern with its flags: whatever a slash or a quote begins.
 */
const comment = /\/\/[^\n]*|\/\*[\s\S]*?\*\//y
const quoted = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/y
const literal = /\/((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\/([dgimsuvy]*)/y

function readAt(reader: RegExp, text: string, at: number): RegExpExecArray | null {
  reader.lastIndex = at
  return reader.exec(text)
}

/** The regular expressions written in a file of this house, which Biome has laid out. */
export function patternsIn(path: string, text = readFileSync(path, 'utf8')): Pattern[] {
  const found: Pattern[] = []
  for (let at = 0; at < text.length; ) {
    const skipped = readAt(comment, text, at) ?? readAt(quoted, text, at)
    const before = text.slice(Math.max(0, at - 40), at)
    const read = skipped || !opensPattern.test(before) ? null : readAt(literal, text, at)
    if (read) {
      const line = text.slice(0, at).split('\n').length
      found.push({ at: `${path}:${line}`, pattern: new RegExp(read[1] ?? '', read[2]) })
    }
    at += (skipped ?? read)?.[0].length ?? 1
  }
  return found
}

/** One letter for each class a pattern may name. */
const classes: Record<string, string> = { d: '1', s: ' ', w: 'a', S: 'x', D: 'x', W: '-', b: ' ' }

/**
 * Texts of `length` letters that are hardest for a pattern: its own letters again and again, then a
 * miss.
 */
export function hardTexts({ source }: RegExp, length: number): string[] {
  const named = [...source.matchAll(/\\([dswSDWb])/g)].map(([, name = '']) => classes[name] ?? '')
  const plain = source.replace(/\\[a-zA-Z](?:\{[^}]*\})?|\(\?<\w+>|[\\^$*+?()[\]{}|]/g, '')
  const words = (source.match(/[a-z]{2,}/gi) ?? []).slice(0, 4)
  const letters = [...new Set([...named, ...plain.slice(0, 12), 'a', ' ', '-', '1'])].slice(0, 10)
  const pairs = letters.flatMap((one) => letters.map((two) => one + two)).slice(0, 60)
  return [...letters, ...pairs, ...words].flatMap((unit) => {
    const long = unit.repeat(Math.ceil(length / unit.length)).slice(0, length - 1)
    return [`${long}\u0001`, `\u0001${long}`, `${letters[0] ?? ''}${long}\u0001`]
  })
}

/**
 * In a process of its own: nothing else is loaded while RegExp is watched, and what they use is.
 */
const watched = `
  const paths = process.argv.slice(1)
  for (const path of paths) await import(path)
  const built = []
  let at
  globalThis.RegExp = new Proxy(RegExp, {
    construct(target, given, made) {
      const pattern = Reflect.construct(target, given, made)
      built.push([at, pattern.source, pattern.flags])
      return pattern
    },
  })
  for (at of paths) await import(at + '?again')
  process.stdout.write(JSON.stringify(built))`

/** The regular expressions that these files put together while they are loaded. */
export function builtBy(paths: readonly string[]): Pattern[] {
  const files = paths.map((path) => pathToFileURL(path).href)
  const { stdout } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', watched, ...files],
    { encoding: 'utf8' },
  )
  const built: [href: string, source: string, flags: string][] = JSON.parse(stdout)
  return built.map(([href, source, flags]) => ({
    at: `${paths[files.indexOf(href)]}: put together`,
    pattern: new RegExp(source, flags),
  }))
}
