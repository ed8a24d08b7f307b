import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { temporaryFolder } from '#test/folder.ts'
import { flats, towers } from '#test/import-call.ts'

const script = fileURLToPath(new URL('../survey.ts', import.meta.url))

async function survey(...given: string[]) {
  const child = spawn(process.execPath, [script, ...given], { stdio: ['ignore', 'pipe', 'pipe'] })
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { code, said, complained }
}

test('npm run survey imports every file of a folder and prints figures and rows', async () => {
  const folder = await temporaryFolder()
  const at = (name: string) => join(folder.path, name)
  await mkdir(at('deep'))
  await writeFile(at('flats.csv'), flats(6, [2]))
  await writeFile(at('deep/packed.csv.gz'), gzipSync(flats(5)))
  await writeFile(at('towers.xlsx'), towers())
  await writeFile(at('rents.csv'), 'Ask,Sqft,Rooms,Locality\n25000,900,2 BHK,"Baner, Pune"')
  await writeFile(at('words.csv'), 'id,label\n1,East')
  const options = {
    'rents.csv': {
      ...{ city: 'Pune', listingType: 'rent', propertyType: 'apartment' },
      columns: [{ header: 'Ask', field: 'price' }],
    },
  }
  await writeFile(at('options.json'), JSON.stringify(options))
  const { code, said, complained } = await survey(
    ...[folder.path, '--options', at('options.json'), '--rows', '4', '--show', '1'],
  )
  assert.equal(code, 0, complained)
  const table = said.split('\n').filter((line) => line.startsWith('| '))
  assert.deepEqual(
    table.slice(2).map((line) => line.split(' | ').slice(0, 6).join(' ').slice(2)),
    [
      'deep/packed.csv.gz 4 4 0 0 0',
      'flats.csv 4 3 0 1 0',
      'rents.csv 1 1 0 0 0',
      'towers.xlsx 3 3 0 0 0',
      'words.csv - - - - -',
    ],
    said,
  )
  assert.match(said, /refused 1: price: we cannot read this amount/)
  assert.match(said, /words\.csv: not imported\. .*No column is matched to the price/)
  assert.match(said, /Ask: 25000 +\| title: 2 BHK apartment in Baner/)
  assert.match(said, /listingType: rent/)
  await folder.remove()
})

test('npm run survey says in a sentence what is wrong with its options', async () => {
  const folder = await temporaryFolder()
  for (const [given, sentence] of [
    [[], /Usage: npm run survey/],
    [[folder.path, '--rows', 'many'], /--rows must be a whole number/],
    [[folder.path], /No \.csv/],
    [[join(folder.path, 'nowhere')], /cannot be read/],
  ] as const) {
    const { code, complained } = await survey(...given)
    assert.equal(code, 1)
    assert.match(complained, sentence)
  }
  await folder.remove()
})
