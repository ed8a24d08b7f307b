import { buildGazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { loadMessages, messageFiles } from '#query-language/listing-message/corpus/load-messages.ts'
import { scoreMessages } from '#query-language/listing-message/corpus/score-messages.ts'

/**
 * `npm run bench:paste`: how well group messages are read, those that the reader was made with and
 * those held back apart. `--misses` prints what was missed among the former.
 */
const gazetteer = buildGazetteer([])
const percent = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} %`
for (const [name, files] of Object.entries(messageFiles)) {
  const { messages, expected, right, wrong, invented, slowestMs, misses } = scoreMessages(
    loadMessages(files),
    gazetteer,
  )
  process.stdout.write(
    `${name}: ${messages} messages, ${right} of ${expected} values right ` +
      `(${percent(right, expected)}), ${wrong} wrong, ${invented} invented, ` +
      `slowest ${slowestMs.toFixed(0)} ms\n`,
  )
  if (name === 'known' && process.argv.includes('--misses'))
    process.stdout.write(misses.map((miss) => `  ${miss}\n`).join(''))
}
