import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawListing, viewsFor } from '@brickbazaar/listing-drawing'
import type { View } from '@brickbazaar/listing-drawing/view.ts'
import sharp from 'sharp'
import { PropertyType } from '#contract/property/vocabulary.ts'
import { cities } from '#seed/place.ts'

const views: View[] = [
  'front',
  'evening',
  'living',
  'kitchen',
  'bedroom',
  'balcony',
  'plan',
  'site',
]

// A page shows thirty drawings, so each may weigh as much as a small photograph.
const heaviest = 17_500

const drawings = PropertyType.keys.flatMap((propertyType) =>
  views.flatMap((view) =>
    cities.map((city, index) => {
      const subject = {
        seed: `seed ${index}`,
        propertyType,
        view,
        bedrooms: index,
        city: city.name,
      }
      return { subject, svg: drawListing(subject) }
    }),
  ),
)

test('the same subject is drawn the same, byte for byte', () => {
  for (const { subject, svg } of drawings) assert.equal(drawListing(subject), svg)
})

test('every type has every view, well-formed and complete', () => {
  for (const { subject, svg } of drawings) {
    assert.equal(fault(svg), undefined, JSON.stringify(subject))
    assert.match(svg, /^<svg [^>]*width="1200" height="900" viewBox="0 0 1200 900"/)
    assert.doesNotMatch(svg, /NaN|undefined|Infinity|null/, JSON.stringify(subject))
  }
})

test('a drawing needs nothing from outside and runs nothing', () => {
  for (const { svg } of drawings) {
    assert.doesNotMatch(svg, /<(script|style|image|foreignObject|text|a|iframe|animate)\b/)
    assert.doesNotMatch(svg, /\son[a-z]+=|javascript:|data:|@import/)
    const outside = svg.replace('xmlns="http://www.w3.org/2000/svg"', '')
    assert.doesNotMatch(outside, /https?:|\/\//)
    for (const [, target] of svg.matchAll(/(?:href="|url\()([^")]*)/g)) {
      const id = target?.slice(1)
      assert.ok(target?.startsWith('#') && svg.includes(`id="${id}"`), target)
    }
  }
})

test('a drawing is light', () => {
  for (const { subject, svg } of drawings) {
    assert.ok(svg.length <= heaviest, `${svg.length} bytes: ${JSON.stringify(subject)}`)
  }
  const sizes = drawings.map(({ svg }) => svg.length).sort((a, b) => a - b)
  assert.ok((sizes[sizes.length >> 1] ?? 0) <= 14_000)
})

test('another seed gives another picture, not only another sky', () => {
  for (const propertyType of PropertyType.keys) {
    for (let index = 0; index < 20; index++) {
      const [one, other] = [index, index + 1].map((number) =>
        drawListing({ seed: `home ${number}`, propertyType, view: 'front', city: 'Pune' }),
      )
      assert.ok(shared(one, other) < 0.4, `${propertyType} ${index}: ${shared(one, other)}`)
    }
  }
})

test('the evening shows what the day showed', () => {
  for (const propertyType of PropertyType.keys) {
    const subject = { seed: 'same place', propertyType, city: 'Delhi' }
    const day = drawListing({ ...subject, view: 'front' })
    const evening = drawListing({ ...subject, view: 'evening' })
    assert.ok(shared(day, evening) > 0.5, `${propertyType}: ${shared(day, evening)}`)
    assert.notEqual(day, evening)
  }
})

test('an image library reads them at their size', async () => {
  for (const propertyType of PropertyType.keys) {
    const svg = drawListing({ seed: 'read me', propertyType, view: 'front', city: 'Chennai' })
    const { width, height, format } = await sharp(Buffer.from(svg)).metadata()
    assert.deepEqual({ width, height, format }, { width: 1200, height: 900, format: 'svg' })
  }
})

test('a listing shows three to five different views, the front first', () => {
  for (const propertyType of PropertyType.keys) {
    for (let index = 0; index < 40; index++) {
      const shown = viewsFor(propertyType, `listing ${index}`)
      assert.equal(shown[0], 'front')
      assert.ok(shown.length >= 3 && shown.length <= 5)
      assert.equal(new Set(shown).size, shown.length)
    }
  }
})

/** Returns which part of the first drawing's shapes is also in the second, from 0 to 1. */
function shared(first = '', second = ''): number {
  const shapes = (svg: string) => [...svg.matchAll(/ d="([^"]*)"/g)].map(([, data]) => data)
  const known = new Set(shapes(second))
  const drawn = shapes(first)
  return drawn.filter((data) => known.has(data)).length / drawn.length
}

/**
 * Returns the first XML error of a text, such as unclosed tags or duplicate or unquoted attributes.
 */
function fault(svg: string): string | undefined {
  const open: string[] = []
  let end = 0
  for (const match of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<&]*")*)\s*(\/?)>/g)) {
    const between = svg.slice(end, match.index)
    if (between.trim()) return `loose text: ${between.slice(0, 40)}`
    end = match.index + match[0].length
    const [, closing, name = '', attributes = '', alone] = match
    const names = [...attributes.matchAll(/([\w:-]+)=/g)].map(([, attribute]) => attribute)
    if (new Set(names).size !== names.length) return `attribute twice: ${match[0].slice(0, 60)}`
    if (closing && open.pop() !== name) return `</${name}> closes nothing`
    if (!closing && !alone) open.push(name)
  }
  return end !== svg.length || open.length > 0 ? `unfinished: ${open.join()}` : undefined
}
