/** What an export tells its reader, and the program that checks it without the product. */

/** Also in docs/verification/audit-log.md; a test compares and runs it. */
export const auditorProgram = `// node verify.mjs [NUMBER:HASH that you noted earlier ...]
import { createHash } from 'node:crypto'
import { createReadStream, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

const at = (name) => new URL(name, import.meta.url)
const { head, erasures } = JSON.parse(readFileSync(at('heads.json'), 'utf8'))
const noted = [head && \`\${head.number}:\${head.hash}\`, ...process.argv.slice(2)].filter(Boolean)
const sha256 = (...parts) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}
const hex = (text) => Buffer.from(text, 'hex')
const isPerson = (kind) => kind === 'customer' || kind === 'broker'
const hashes = []
const erased = []
const erasedAt = new Map(erasures.map((id) => [id, Infinity]))
const fail = (number, why) => {
  console.error(\`Entry \${number}: \${why}\`)
  process.exit(1)
}
for await (const line of createInterface({ input: createReadStream(at('audit-log.jsonl')) })) {
  const { facts, personal, salt, commitment, hash } = JSON.parse(line)
  const number = hashes.length + 1
  const previous = hashes.at(-1) ?? '00'.repeat(32)
  if (facts?.[0] !== String(number)) fail(number, 'it or its event is missing')
  const link = sha256(hex(previous), hex(commitment), JSON.stringify(facts))
  if (link !== hash) fail(number, 'altered')
  const promise = salt ? sha256(hex(salt), JSON.stringify(personal)) : commitment
  if (promise !== commitment) fail(number, 'altered name')
  const [, , , , realm, actor, , act, kind, target] = facts
  if (act === 'customer.erase' || act === 'broker.erase') erasedAt.set(target, number)
  if (!salt) erased.push([number, isPerson(realm) && actor, isPerson(kind) && target])
  hashes.push(hash)
}
for (const [number, ...ids] of erased) {
  if (!ids.some((id) => erasedAt.get(id) > number)) fail(number, 'name gone without an erasure')
}
for (const [number, hash] of noted.map((text) => text.split(':'))) {
  if (hashes[number - 1] !== hash) fail(number, 'not the hash that was noted')
}
const without = \`\${erased.length} of them without the erased person\`
console.log(\`\${hashes.length} entries agree, \${without}.\`)
`

export const readMe = `# Audit log

audit-log.jsonl has one entry a line, in the order of the chain:

- facts: number, chainedAt, event, at, actorRealm, actorId, actorRole, act, targetKind, targetId,
  requestId, before, after. Each is a text or null. Times are UTC with microseconds. before and
  after are JSON as a text, without names, addresses, numbers, birthday and gender of people.
- personal: actorName, address, and before and after whole where they hold such fields.
  null once the person was erased.
- salt, commitment, hash: hexadecimal.

commitment = sha256(salt, personal) and hash = sha256(hash of the line before, commitment, facts).
salt, commitment and hash go in as bytes, personal and facts as JSON without spaces in UTF-8. Before
the first line the hash is 32 zero bytes.

heads.json names the last entry, the last entry of each day in India, and customers whose erasure
was under way when this was written (erasures).

Check it with \`node verify.mjs\`, or with a program of your own that follows the lines above. It
finds an entry that was altered, removed, put in or moved. Who rewrites the whole chain or cuts its
end is found by an earlier hash alone: note the last number and hash somewhere else each time, and
pass it the next time: \`node verify.mjs 1234:89ab…\`.

The file names people who work with the marketplace: keep it as you keep such files.
`
