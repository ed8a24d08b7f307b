import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { refusalText, refuse } from '#contract/refusal.ts'
import { demoAccounts } from '#domain/account/demo-account.ts'
import { knownCities } from '#domain/place/cities.ts'
import { findTownName } from '#query-language/gazetteer/find-town.ts'
import { root } from '#server/root.ts'
import { isOwn, type OwnWords } from './own-words.ts'
import { isPattern } from './patterns.ts'

// The product's name and the cities of its users.
const publicWords = [
  'brickbazaar',
  ...knownCities.flatMap(({ name, aliases }) => [name, ...aliases]),
]
const productWord = /^(?:brick|bazaar|brokers?|property|properties|home|house|estate|admin){1,4}$/
let lists: Promise<{ passwords: Set<string>; words: Set<string> }> | undefined

/** Refuses a password that is very common or contains the user's own name or contact details. */
export async function refuseGuessable(
  password: string,
  own: OwnWords,
  field = 'password',
): Promise<void> {
  if (!(await isGuessable(password, own))) return
  throw refuse('password_guessable', { fields: { [field]: refusalText('password_guessable') } })
}

/** Returns whether a password is common, a simple pattern, or derived from the user's own data. */
export async function isGuessable(password: string, own: OwnWords = []): Promise<boolean> {
  const { passwords, words } = await readLists()
  const folded = fold(password)
  const isGuess = (guess: string) =>
    guess === '' ||
    isPattern(guess) ||
    isOwn(guess, [...own, ...publicWords]) ||
    demoAccounts.some((account) => account.password === guess) ||
    passwords.has(guess) ||
    words.has(guess)
  const isWord = (core: string) =>
    productWord.test(core) ||
    words.has(core) ||
    passwords.has(core) ||
    findTownName(core) !== undefined
  // Spaces or signs in place of letters make a password no harder to guess.
  const plain = folded.replace(/\s+/g, '')
  const forms = [plain, withLetters(plain, 'i'), withLetters(plain, 'l')]
  return [folded, ...forms].some(isGuess) || forms.map(coreOf).some(isWord)
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase()

const signs: Record<string, string> = {
  ...{ '@': 'a', $: 's', '0': 'o', '3': 'e', '4': 'a', '5': 's', '7': 't', '!': 'i' },
}

/**
 * Replaces digits and signs that stand for letters: `p4ssw0rd` is password. Digits at the end stay,
 * because they are a year or a count.
 */
const withLetters = (text: string, one: 'i' | 'l') =>
  text.replace(/[@$!013457](?=.*\p{L})/gu, (sign) => (sign === '1' ? one : (signs[sign] ?? sign)))

/**
 * Strips what surrounds the word and separates its letters: `Admin@2026` is admin.
 */
const coreOf = (text: string) =>
  text.replace(/^[^\p{L}\p{M}]{1,6}|[^\p{L}\p{M}]{1,8}$/gu, '').replace(/[._@#!*-]+/g, '')

// Loaded when the first password is set, to keep the start of the server fast.
function readLists() {
  lists ??= Promise.all(['common-passwords.txt', 'guessable-words.txt'].map(readList)).then(
    ([passwords = new Set(), words = new Set()]) => ({ passwords, words }),
  )
  return lists
}

async function readList(name: string): Promise<Set<string>> {
  const text = await readFile(join(root, 'server/account/password', name), 'utf8')
  const lines = text.split(/\r?\n/).filter((line) => line && !line.startsWith('# '))
  return new Set(lines.map((line) => fold(line).replace(/\s+/g, '')))
}
