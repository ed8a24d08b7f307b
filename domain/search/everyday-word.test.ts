import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { gazetteerOf } from './gazetteer.ts'
import { readQuery } from './read-query.ts'

const gazetteer = gazetteerOf([])

/** Words of everyday talk, a letter or two away from places and from words of the market. */
const talk = `take takes taken took trade traded world smile means manner manual domain data delay plain plane
heard hard harm heart honour hover joke kernel latter linear moral motor modes parcel pure purely raised rise
reward round sales shade shelf shell side sugar tender tune broad barely badly angle appeal array arrow alive
behalf blind brain bundle chain chase collar contain dare goat indoor leaving learning leading leaking bring
boarding forms firms miles officers pilots ships shoes shot villages internal invent generate familiar
finished simple boots read badge flag cheat garbage hosted retain stealing simplest badal behtar bhejo chalo
chinta dekha ghumna hatao karegi karta kharcha kitni maang madad nahana nikla palang pareshani poora saara
sapna sochna taaki tanki varna zindagi`

describe('words of everyday talk', () => {
  test('are no misspelt place and no misspelt wish', () => {
    for (const word of talk.split(/\s+/)) {
      const { filter } = readQuery(`2bhk, ${word}, please`, gazetteer)
      assert.deepEqual(filter, { bhk: { oneOf: [2] } }, word)
    }
  })
})
