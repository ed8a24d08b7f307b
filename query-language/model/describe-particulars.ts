import { t } from '#domain/locale/translate.ts'
import { monthNames } from './filter-words.ts'
import type { FloorValue, MoveInValue, SearchFilter } from './slots.ts'

/** Parts of the sentence that describes a filter; in English each is parsed to its slot again. */

export function possession(value: SearchFilter['possession']): string[] {
  if (!value) return []
  return [
    value.status === 'ready' ? t('ready to move') : '',
    value.status === 'under-construction' ? t('under construction') : '',
    value.isLaunch ? t('new launch') : '',
    value.by ? possessionBy(value.by) : '',
  ]
}

function possessionBy(day: string): string {
  const [year = '', month] = day.split('-')
  return t('possession by {month} {year}', { month: t(monthNames[Number(month) - 1] ?? ''), year })
}

export const storey = (floor: number) =>
  floor < 0
    ? t('basement')
    : floor === 0
      ? t('ground floor')
      : t(
          '{floor, selectordinal, one {#st floor} two {#nd floor} few {#rd floor} ' +
            'other {#th floor}}',
          { floor },
        )

export function floor(value: FloorValue | undefined): string[] {
  if (!value) return []
  const { oneOf = [], min, max, top } = value
  const range =
    min !== undefined && max !== undefined
      ? t(
          '{min, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} to ' +
            '{max, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} floor',
          { min, max },
        )
      : min !== undefined
        ? t('at least {floor}', { floor: storey(min) })
        : max !== undefined
          ? t('up to {floor}', { floor: storey(max) })
          : ''
  return [...oneOf.map(storey), range, top ? t('top floor') : '']
}

export function moveIn(value: MoveInValue | undefined): string {
  if (!value) return ''
  if (value.isNow) return t('available now')
  const [year = '', month, day] = value.by.split('-')
  return t('move in by {day} {month} {year}', {
    ...{ day: Number(day), month: t(monthNames[Number(month) - 1] ?? ''), year },
  })
}

export const parkings = (value: SearchFilter['parking']) =>
  value && t('{count, plural, one {# car parking} other {# car parkings}}', { count: value.min })

export const road = (value: SearchFilter['road']) =>
  value && t('road at least {feet} ft wide', { feet: value.min })

/** Returns rooms by how many share them: `single room`, `double sharing`. */
export const sharings = (value: SearchFilter['sharing']): string[] =>
  (value?.oneOf ?? []).map((count) => {
    if (count === 1) return t('single room')
    if (count === 2) return t('double sharing')
    return count === 3 ? t('triple sharing') : t('{count} sharing', { count })
  })

export function posted(days: number): string {
  if (days === 1) return t('posted today')
  if (days === 7) return t('posted this week')
  return days === 30 ? t('posted this month') : t('posted in the last {days} days', { days })
}
