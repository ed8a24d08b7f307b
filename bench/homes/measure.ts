import { type Random, random } from '@brickbazaar/random'
import { countDistinctivePhotos } from '#domain/home/distinctive-photos.ts'
import { compareHomes } from '#domain/home/same-home.ts'
import { type Listed, makeFlat, makeSociety } from './home.ts'
import { doubles, type Manner, neighbours, undecidable } from './manners.ts'

export interface MannerResult {
  name: string
  isSame: boolean
  pairs: number
  /** Joined by rule, and left to a reviewer. */
  joined: number
  asked: number
}

/** Compares the first listing of each case with the others, among all listings of the case. */
function measureManner(manner: Manner, stream: Random, cases: number): MannerResult {
  const result = { name: manner.name, isSame: manner.isSame, pairs: 0, joined: 0, asked: 0 }
  for (let index = 0; index < cases; index++) {
    const society = makeSociety(stream)
    const listed = manner.make(stream, makeFlat(stream, society))
    const [first, ...others] = listed
    if (!first) continue
    for (const verdict of verdictsOf(first, others)) {
      result.pairs++
      if (verdict === 'same') result.joined++
      if (verdict === 'doubtful') result.asked++
    }
  }
  return result
}

function verdictsOf(first: Listed, others: readonly Listed[]) {
  const known = new Map(
    others.map(({ facts }, index) => [String(index), { id: String(index), homeId: null, facts }]),
  )
  const pairs = others.flatMap(({ photos }, index) =>
    photos
      .filter((photo) => first.photos.includes(photo))
      .map((photo) => ({ photo, listing: String(index) })),
  )
  const counts = countDistinctivePhotos(first.facts, known, pairs)
  return others.map(
    ({ facts }, index) => compareHomes(first.facts, facts, counts.get(String(index)) ?? 0).verdict,
  )
}

export interface Measured {
  manners: MannerResult[]
  precision: number
  recall: number
  /** With what reviewers are asked about, who are taken to be right. */
  reviewedRecall: number
}

/** Measures all manners on homes that a seed makes. */
export function measureHomes(seed: string, cases: number): Measured {
  const manners = [...doubles, ...undecidable, ...neighbours].map((manner) =>
    // What nobody can decide is rarer: brokers show their own photos or name the flat.
    measureManner(
      manner,
      random(seed).fork(manner.name),
      undecidable.includes(manner) ? cases / 2 : cases,
    ),
  )
  const sum = (isSame: boolean, field: 'pairs' | 'joined' | 'asked') =>
    manners.filter((one) => one.isSame === isSame).reduce((total, one) => total + one[field], 0)
  const found = sum(true, 'joined')
  return {
    manners,
    precision: found / (found + sum(false, 'joined')),
    recall: found / sum(true, 'pairs'),
    reviewedRecall: (found + sum(true, 'asked')) / sum(true, 'pairs'),
  }
}
