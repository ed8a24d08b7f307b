import { readFileSync } from 'node:fs'

/** One expected value: with `a|b` either is right, and every value of a list field is expected. */
export interface Expected {
  field: string
  values: readonly string[]
  /** `field?=…`: the value is accepted but not required. */
  isOptional: boolean
}

/** A home or a requirement that a message holds. */
export interface ExpectedReading {
  kind: 'home' | 'requirement'
  items: readonly Expected[]
}

export interface LabelledMessage {
  name: string
  text: string
  readings: readonly ExpectedReading[]
}

/**
 * Names of the files. Held-back files were labelled before the parser saw them, and their misses
 * are not looked at; those from `messages-4` on were held back once.
 */
export const messageFiles = {
  known: [
    'messages-1',
    'messages-2',
    'messages-3',
    'messages-4',
    'messages-5',
    'messages-6',
    'messages-7',
    'messages-8',
    'messages-9',
    'messages-10',
    'messages-11',
    'messages-12',
    'messages-13',
  ],
  heldout: ['messages-heldout'],
}

/** Returns the messages of files: `=== name`, the text, and `=> ` with what it says of a home. */
export function loadMessages(files: readonly string[]): LabelledMessage[] {
  return files.flatMap((file) =>
    readFileSync(`${import.meta.dirname}/${file}.txt`, 'utf8')
      .split(/^=== /m)
      .slice(1)
      .map(parseMessage),
  )
}

function parseMessage(part: string): LabelledMessage {
  const [name = '', ...lines] = part.trimEnd().split('\n')
  const isLabel = (line: string) => line.startsWith('=> ')
  return {
    name,
    text: lines.filter((line) => !isLabel(line)).join('\n'),
    readings: lines.filter(isLabel).flatMap((line) => parseLabel(line.slice(3))),
  }
}

function parseLabel(label: string): ExpectedReading[] {
  const parts = label.split('; ')
  if (label === 'none') return []
  const isRequirement = parts[0] === 'requirement'
  return [
    {
      kind: isRequirement ? 'requirement' : 'home',
      items: parts.slice(isRequirement ? 1 : 0).map(parseItem),
    },
  ]
}

function parseItem(part: string): Expected {
  const [left = '', right = ''] = part.split('=')
  const isOptional = left.endsWith('?')
  const short = left.replace(/\?$/, '')
  return { field: fieldNames[short] ?? short, values: right.split('|'), isOptional }
}

const fieldNames: Readonly<Record<string, string>> = {
  agreement: 'agreementMonths',
  built: 'areaBuiltUpSqft',
  carpet: 'areaCarpetSqft',
  corner: 'isCorner',
  deal: 'listingType',
  escalation: 'escalationPercent',
  exclusive: 'isExclusive',
  frontage: 'frontageFt',
  gated: 'isGated',
  height: 'ceilingHeightFt',
  lockIn: 'lockInMonths',
  maintenanceIncluded: 'isMaintenanceIncluded',
  negotiable: 'isNegotiable',
  pets: 'petsAllowed',
  pipedGas: 'hasPipedGas',
  plot: 'areaPlotSqft',
  plotBreadth: 'plotBreadthFt',
  plotLength: 'plotLengthFt',
  power: 'powerLoadKw',
  rera: 'reraNumber',
  roadWidth: 'roadWidthFt',
  super: 'areaSuperBuiltUpSqft',
  type: 'propertyType',
  vastu: 'isVastu',
}
