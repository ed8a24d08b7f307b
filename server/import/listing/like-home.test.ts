import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { useApp } from '#test/app.ts'
import { importAll, settled, upload } from '#test/import-call.ts'
import { makeAdministrator, makeBroker } from '#test/make.ts'

/** Lists sent again that write a home otherwise than the list before. */

const site = useApp()
const head = 'Title,Property Type,For,Price,Area,City,Locality,BHK'
const row = 'Month flat a,Apartment,Sale,65 L,900,Pune,Wakad,2'

async function notesOf(first: string, second: string) {
  const { token } = await makeAdministrator(site.context.db, { role: 'admin' })
  const { id: brokerId } = await makeBroker(site.context.db)
  await importAll(site, token, first, { brokerId })
  const { body } = await upload(site, token, second, { brokerId, review: 'false' })
  const { problems } = await settled(site, token, body.import._id)
  return problems.flatMap(({ reason }) => (reason.includes('like home') ? [reason] : []))
}

const note =
  'a like home of this broker is listed here already and not in this file: "Month flat a"'

describe('a home that is listed here and comes again as a new row is noted', () => {
  const others: [what: string, head: string, row: string][] = [
    ['with a floor', `${head},Floor`, `${row.replace('65 L', '64 L')},3`],
    ['with a society', `${head},Society`, `${row},Lake View`],
    ['with an address', `${head},Address`, `${row},"Tower 2, Wakad"`],
    ['without its title', head.slice(6), row.slice(13)],
    ['with a side of its locality', head, row.replace('Wakad', 'Wakad West')],
    ['with another area', head, row.replace('900', '910')],
  ]
  for (const [what, header, second] of others) {
    test(what, async () => {
      assert.deepEqual(await notesOf(`${head}\n${row}`, `${header}\n${second}`), [note])
    })
  }
})

test('a home of another price, place or size is not like one that is listed', async () => {
  const others = [
    row.replace('65 L', '85 L'),
    row.replace('Wakad', 'Baner'),
    row.replace('900', '1000'),
    row.replace(',2', ',3'),
  ]
  const second = [head, row, ...others].join('\n')
  assert.deepEqual(await notesOf(`${head}\n${row}`, second), [])
  assert.deepEqual(await notesOf(`${head}\n${row}`, [head, ...others].join('\n')), [])
})
