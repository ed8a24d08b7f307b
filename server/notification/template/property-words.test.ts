import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { MessageChannel } from '#contract/message/message.ts'
import { namesIn, render } from './render.ts'
import { templateOf, templates } from './templates.ts'

const properties = { plot: 'Plot of 1,200 sq ft in Wagholi', office: 'Office space in Baner' }
const ofHomes = /\b(?:homes?|houses?|flats?|rooms?|bedrooms?|bhk|furnish\w*|tenants?)\b/i

describe('every message', () => {
  for (const [type, title] of Object.entries(properties)) {
    for (const name of Object.keys(templates)) {
      test(`${name} about a listing of type ${type} does not call it a home`, () => {
        const template = templateOf(name)
        assert.ok(template)
        const { subject, text, short = text } = template
        const variables = Object.fromEntries(
          namesIn(`${subject} ${text} ${short}`).map((variable) => [variable, title]),
        )
        for (const channel of MessageChannel.keys) {
          const said = render(template, variables, { channel, masked: false })
          assert.doesNotMatch(`${said.subject}\n${said.text}`, ofHomes)
        }
      })
    }
  }
})
