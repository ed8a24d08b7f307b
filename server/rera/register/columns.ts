import { type DayOrder, dayOrderOf, readDay } from '#domain/import-cell/read-date.ts'
import { plainCell } from '#domain/import-cell/safe-cell.ts'
import { t } from '#domain/locale/translate.ts'

/** Columns of the public registers, as their portals and exports name them. */
const names = {
  number: [
    ...['reraid', 'rerano', 'reranumber', 'registrationno', 'registrationnumber', 'regno'],
    ...['projectregistrationno', 'projectregistrationnumber', 'reraregistrationno', 'maharerano'],
    ...['reraregistrationnumber', 'registrationcertificateno', 'certificateno', 'reraregno'],
    ...['projectid', 'reraregistration', 'projectreraid'],
  ],
  project: ['projectname', 'nameofproject', 'nameoftheproject', 'project', 'reraprojectname'],
  promoter: [
    ...['promotername', 'nameofpromoter', 'nameofthepromoter', 'promoter', 'developername'],
    ...['developer', 'buildername', 'builder', 'organizationname', 'companyname'],
  ],
  district: ['district', 'projectdistrict', 'districtname'],
  status: ['status', 'projectstatus', 'registrationstatus', 'currentstatus'],
  validFrom: [
    ...['approvedon', 'registrationdate', 'dateofregistration', 'dateofissue', 'issuedate'],
    ...['certificatedate', 'validfrom', 'registeredon', 'dateofapproval', 'approveddate'],
  ],
  validTo: [
    ...['completiondate', 'proposeddateofcompletion', 'proposedcompletiondate', 'dateofcompletion'],
    ...['revisedproposeddateofcompletion', 'extendeddateofcompletion', 'revisedcompletiondate'],
    ...['validupto', 'validtill', 'validto', 'validity', 'validuntil', 'expirydate', 'enddate'],
    ...['dateofexpiry', 'registrationvalidupto', 'covid19extension', 'section6extension'],
    ...['furtherextension', 'extensiondate', 'extendeddate', 'lastdateofvalidity'],
  ],
} as const
type Name = keyof typeof names

export interface RegisterColumns {
  at: Record<Name, number[]>
  /** The order of day and month in each date column. */
  orders: Map<number, DayOrder>
}

const plain = (header: string) => header.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Returns the positions of the columns; undefined for a row that is not the header. */
export function findColumns(cells: readonly string[]): RegisterColumns['at'] | undefined {
  const headers = cells.map(plain)
  const at = Object.fromEntries(
    Object.entries(names).map(([name, known]) => [
      name,
      headers.flatMap((header, index) =>
        (known as readonly string[]).includes(header) ? index : [],
      ),
    ]),
  ) as RegisterColumns['at']
  return at.number.length > 0 && at.project.length > 0 ? at : undefined
}

/** Returns the order of day and month in the date columns, judged by their first rows. */
export function withOrders(
  at: RegisterColumns['at'],
  rows: readonly (readonly string[])[],
): RegisterColumns {
  const dates = [...at.validFrom, ...at.validTo]
  const orders = dates.map((index): [number, DayOrder] => [
    index,
    dayOrderOf(rows.map((cells) => cells[index] ?? '')),
  ])
  // One export writes all its dates in the same way.
  const isMonthFirst = orders.some(([, order]) => order === 'month-first')
  const isUnclear = orders.some(([, order]) => order === 'unclear')
  const common = isMonthFirst && !isUnclear ? 'month-first' : undefined
  return { at, orders: new Map(orders.map(([index, order]) => [index, common ?? order])) }
}

export interface Registration {
  number: string
  project: string
  promoter: string | null
  district: string | null
  status: string | null
  validFrom: string | null
  validTo: string | null
}

export type RegisterRow =
  | { ok: true; registration: Registration; doubt?: string | undefined }
  | { ok: false; reason: string }

/** Parses one row of a register; an unreadable date is left out with a doubt. */
export function readRegistration(cells: readonly string[], columns: RegisterColumns): RegisterRow {
  const { at, orders } = columns
  const cell = (index: number | undefined) =>
    plainCell(cells[index ?? -1] ?? '')
      .trim()
      .slice(0, 300)
      // A letter of two parts may have been cut in half.
      .toWellFormed()
  const first = (name: Name) =>
    at[name].map(cell).find((text) => text !== '' && text !== '-') ?? null
  const number = first('number')
  if (!number) return { ok: false, reason: t('No registration number') }
  if (!/\d/.test(number) || number.length > 80) {
    return { ok: false, reason: t('“{number}” is not a registration number', { number }) }
  }
  const project = first('project')
  if (!project) return { ok: false, reason: t('No project name') }
  const unread: string[] = []
  const daysOf = (name: 'validFrom' | 'validTo') =>
    at[name].flatMap((index) => {
      const text = cell(index)
      if (!/\d/.test(text)) return []
      // Database exports add the time.
      const day = readDay(text.replace(/[ T]\d{1,2}:\d{2}.*$/, ''), orders.get(index))
      if (!day.ok) unread.push(text)
      return day.ok ? [day.value] : []
    })
  const registration = {
    ...{ number, project, promoter: first('promoter'), district: first('district') },
    ...{ status: first('status'), validFrom: daysOf('validFrom').sort()[0] ?? null },
    // Extensions follow the first date.
    validTo: daysOf('validTo').sort().at(-1) ?? null,
  }
  const doubt =
    unread.length > 0 ? t('Date not read: {dates}', { dates: unread.join(', ') }) : undefined
  return { ok: true, registration, doubt }
}
