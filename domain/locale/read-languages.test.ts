import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, test } from 'node:test'
import { readLanguages } from './read-languages.ts'

describe('a folder with a language.json', () => {
  const english = { name: 'English', tag: 'en-IN', offer: 'Continue in English' }
  const marathi = { name: 'मराठी', tag: 'mr-IN', offer: 'BrickBazaar मराठीत पाहा' }
  let folder: string

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'languages-'))
    write('en', english)
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  function write(code: string, language: object): void {
    mkdirSync(join(folder, code), { recursive: true })
    writeFileSync(join(folder, code, 'language.json'), JSON.stringify(language))
  }
  const read = () => readLanguages(folder, 'en')

  test('is all that a language needs', () => {
    write('mr', marathi)
    write('bn', { ...marathi, tag: 'bn-IN' })
    writeFileSync(join(folder, 'README.md'), 'For translators')
    assert.deepEqual(Object.keys(read()), ['en', 'bn', 'mr'])
    assert.deepEqual(read().mr, marathi)
  })

  test('is refused with the name of its file and the field that is wrong', () => {
    const wrong: [object, RegExp][] = [
      [{ ...marathi, name: ' ' }, /^Error: locales\/mr\/language\.json: "name" must be a text\.$/],
      [{ name: 'मराठी', tag: 'mr-IN' }, /mr\/language\.json: "offer" must be a text/],
      [{ ...marathi, tag: 'hi-IN' }, /"tag" must be mr and a region, such as mr-IN/],
      [{ ...marathi, digits: 'latn' }, /"digits" is not a field of a language/],
    ]
    for (const [language, problem] of wrong) {
      write('mr', language)
      assert.throws(read, problem)
    }
    rmSync(join(folder, 'mr/language.json'))
    assert.throws(read, /locales\/mr\/language\.json is missing or is not JSON/)
  })

  test('is named by the code of its language', () => {
    write('marathi', marathi)
    assert.throws(read, /locales\/marathi is not the code of a language/)
  })
})
