import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { findContactDetail } from './contact-detail.ts'
import { contactExamples, plainExamples } from './contact-example.ts'

describe('contact details in a text', () => {
  for (const [kind, texts] of Object.entries(contactExamples)) {
    for (const text of texts) {
      test(`${JSON.stringify(text)} holds a ${kind}`, () => {
        assert.ok(findContactDetail(text), 'nothing was found')
        assert.equal(findContactDetail(text)?.kind, kind)
      })
    }
  }
  for (const text of plainExamples) {
    test(`${JSON.stringify(text)} has no contact detail`, () => {
      assert.equal(findContactDetail(text), undefined)
    })
  }
})
