import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { broker } from '#contract/broker/broker.ts'
import { customer } from '#contract/customer/customer.ts'
import { fillIn } from '#contract/form-message.ts'
import { property } from '#contract/property/property.ts'
import { useApp } from '#test/app.ts'
import {
  makeAdministrator,
  makeBroker,
  makeCustomer,
  makeProperty,
  testPassword,
} from '#test/make.ts'

/**
 * Texts people may write, including the scripts of India, and characters that only look like text.
 */

const site = useApp()

const draft = {
  title: 'Plot by the road',
  description: 'Level.',
  propertyType: 'plot',
  price: 100,
  area: 1,
  location: 'Baner',
  address: 'Survey 4',
  pincode: '411045',
}

describe('invisible text', () => {
  const blank = {
    'zero-width spaces': '\u200b\u200b',
    'a joiner alone': '\u200d',
    'a word joiner and a soft hyphen': '\u2060\u00ad',
    'marks of direction': '\u200e\u200f\u061c',
    'variation selectors': '\ufe0f\ufe0e',
    'a filler of Hangul': '\u3164\u115f\uffa0',
    'an empty Braille cell': '\u2800',
    'control characters': '\u0001\u001b\u007f',
    'a combining mark on nothing': ' \u0301 ',
    'tag characters': '\u{e0041}\u{e0042}',
  }
  for (const [what, value] of Object.entries(blank)) {
    test(`invisible text counts as missing: ${what}`, async () => {
      const { token } = await makeBroker(site.context.db)
      const made = await site.call(property.create, { body: { ...draft, title: value } }, { token })
      assert.deepEqual([made.status, made.body.message], [400, 'Please enter a title.'])
      const named = await site.call(broker.changeProfile, { body: { firstName: value } }, { token })
      assert.deepEqual([named.status, named.body.message], [400, fillIn])
    })
  }
})

test('text reversed by hidden characters is refused with the reason', async () => {
  const { token } = await makeBroker(site.context.db)
  for (const mark of '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069') {
    const body = { ...draft, title: `Flat ${mark}elas rof` }
    const { status, body: problem } = await site.call(property.create, { body }, { token })
    assert.equal(status, 400)
    assert.deepEqual(problem.errors, [
      {
        path: 'title',
        message:
          'This contains hidden characters that change the text direction. Please type it again.',
      },
    ])
    const detail = { society: `Green${mark}` }
    const inside = await site.call(property.create, { body: { ...draft, detail } }, { token })
    assert.equal(inside.status, 400)
  }
})

test('a search for forbidden characters finds nothing', async () => {
  await makeProperty(site.context.db)
  for (const search of ['\u202e', '\u2066']) {
    const { status, body } = await site.call(property.publicList, { query: { search } })
    assert.deepEqual([status, body.pagination.total], [200, 0])
  }
})

test('a number copied from an address book is accepted without its marks', async () => {
  const { token } = await makeCustomer(site.context.db)
  const body = { phone: '\u202a+91 98450 12345\u202c', currentPassword: testPassword }
  const saved = await site.call(customer.changeProfile, { body }, { token })
  assert.deepEqual([saved.status, saved.body.customer.phone], [200, '+919845012345'])
})

describe('text is stored as written and found again (QRY-10)', () => {
  const titles = {
    'Devanagari with a joiner': 'क्\u200dष शांत घर',
    'Devanagari with a non-joiner': 'क्\u200cष बंगला',
    'a conjunct of Tamil': 'க்ஷத்திரியர் வீடு',
    'Malayalam with a chillu of old': 'വീട\u0d4d\u200d വില്പനയ്ക്ക്',
    'Bengali with a joiner': 'র\u200d্যাম্প ফ্ল্যাট',
    'Urdu, written from the right': 'خوبصورت مکان',
    'a family of emoji': 'Home for 👩\u200d👩\u200d👧',
    'a flag and a skin': '🇮🇳 Nest 👍🏽',
    'four bytes': '𑄇𑄧 house',
  }
  for (const [what, title] of Object.entries(titles)) {
    test(what, async () => {
      const { db } = site.context
      const [owner, admin] = [await makeBroker(db), await makeAdministrator(db)]
      const made = await site.call(property.create, { body: { ...draft, title } }, owner)
      assert.equal(made.body.property.title, title)
      const params = { id: made.body.property._id }
      await site.call(property.changeStatus, { params, body: { status: 'approved' } }, admin)
      const word = title.split(' ')[what.includes('emoji') || what.includes('flag') ? 1 : 0] ?? ''
      const found = await site.call(property.publicList, {
        query: { search: what.includes('emoji') ? 'home' : word },
      })
      assert.deepEqual(
        found.body.properties.map((one) => one.title),
        [title],
      )
    })
  }
})
