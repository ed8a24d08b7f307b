import { gazetteerOf } from './gazetteer.ts'
import { suggestPlaces } from './suggest.ts'
import { planPlaces } from '#seed/place-row.ts'
import { cities } from '#seed/place.ts'
const rows: any[] = []
cities.forEach((c: any, i: number) => {
  rows.push({ id: 'c' + i, name: c.name, kind: 'city', aliases: c.aliases, state: c.state })
  c.areas.forEach((a: any, j: number) => rows.push({ id: `a${i}-${j}`, name: a.name, kind: 'area', parentId: 'c' + i, aliases: a.aliases, state: c.state }))
})
const g = gazetteerOf(rows)
for (const t of process.argv.slice(2)) {
  const found = suggestPlaces(g, t, 5)
  console.log(JSON.stringify(t), found.map(({ lead, place }) => `${lead}|${place.name}(${place.kind},${place.city})`).join('  ; '))
}
