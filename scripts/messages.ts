import { parseArgs } from 'node:util'
import { sourceLocale } from '#domain/locale/locale.ts'
import { root } from '#server/root.ts'
import { openCatalogs } from './locale/catalogs.ts'

const help = `Usage: npm run messages [-- --clean]

Reads all texts of the code into the catalogues, locales/<language>/*.po, and says which have no
translation. Translators edit these files with any editor for PO.

  --clean  drops translations of texts that the code no longer has`

const { values } = parseArgs({ options: { clean: { type: 'boolean' }, help: { type: 'boolean' } } })
if (values.help) console.log(help)
else await update(values.clean ?? false)

async function update(clean: boolean): Promise<void> {
  let missing = 0
  for (const catalog of await openCatalogs(root)) {
    const made = await catalog.make({ clean, overwrite: true, orderBy: 'origin' })
    if (!made) throw new Error(`The texts for ${catalog.path} could not be read.`)
    for (const [locale, messages] of Object.entries(made)) {
      if (locale === sourceLocale) continue
      const current = Object.values(messages).filter(({ obsolete }) => !obsolete)
      const untranslated = current.filter(({ translation }) => !translation)
      missing += untranslated.length
      const name = catalog.getFilename(locale).slice(root.length + 1)
      console.log(`${name}: ${current.length} texts, ${untranslated.length} without translation`)
      for (const { message } of untranslated.slice(0, 5)) console.log(`  ${message}`)
    }
  }
  process.exitCode = missing > 0 ? 1 : 0
}
