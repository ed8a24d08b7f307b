import { Percent } from 'lucide-react'
import { Outlet } from 'react-router'
import { AddLink } from '#app/admin/shell/add-link.tsx'
import { RowActions } from '#app/admin/shell/row-actions.tsx'
import { useMay } from '#app/admin/shell/session.ts'
import { useSend } from '#app/api/send.ts'
import { Day } from '#app/kit/form/date.tsx'
import { Empty } from '#app/kit/list/empty.tsx'
import type { Column } from '#app/kit/list/list-column.ts'
import { ListPage } from '#app/kit/list/list-page.tsx'
import { useList } from '#app/kit/list/use-list.ts'
import { CostBuyer, CostCharge, type CostRateRow, costRate } from '#contract/cost/cost-rate.ts'
import { formatDate } from '#domain/date/date.ts'
import { addDays } from '#domain/date/report-period.ts'
import { inReadersLanguage } from '#domain/locale/readers-language.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { formatRupees } from '#domain/money/money.ts'
import { rateNote } from '#domain/money/rate-note.ts'
import { stateName } from '#domain/place/state-name.ts'

export const meta = () => [{ title: t('Rates and charges | BrickBazaar') }]

const columns: Column<CostRateRow>[] = [
  {
    head: msg('Charge'),
    cell: ({ charge, note, ...row }) => (
      <div className="max-w-72 min-w-44">
        <span className="block font-medium">{nameOf({ charge, ...row })}</span>
        {note && <span className="block text-xs text-muted-foreground">{rateNote(note)}</span>}
      </div>
    ),
  },
  {
    head: msg('Applies to'),
    cell: ({ place, buyer, maxCarpet }) => (
      <div className="max-w-56 min-w-32 text-sm">
        {[
          placeLabel(place),
          CostBuyer.label(buyer),
          ...(maxCarpet === null ? [] : [t('carpet area up to {size} sq m', { size: maxCarpet })]),
        ].join(' · ')}
      </div>
    ),
  },
  { head: msg('Slab'), cell: (row) => <span className="figures">{slabOf(row)}</span> },
  {
    head: msg('Rate or amount'),
    align: 'right',
    cell: (row) => <span className="figures">{rateOf(row)}</span>,
  },
  {
    head: msg('Valid'),
    cell: ({ validFrom, validUntil }) => {
      const from = formatDate(validFrom)
      return validUntil
        ? t('{from} to {to}', { from, to: formatDate(addDays(validUntil, -1)) })
        : t('From {from}', { from })
    },
  },
  {
    head: msg('Source'),
    cell: ({ source, address, checkedOn }) => (
      <div className="max-w-64 min-w-40 text-xs">
        <a
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          className="block break-words text-link underline underline-offset-2"
        >
          {source}
        </a>
        {t('Checked on')} <Day day={checkedOn} />
      </div>
    ),
  },
  { head: msg('Actions'), acts: true, cell: (row) => <Actions row={row} /> },
]

const nameOf = ({ charge, state }: Pick<CostRateRow, 'charge' | 'state'>) =>
  `${CostCharge.label(charge)}, ${state === null ? t('all of India') : stateName(state)}`

function slabOf({ above, upTo }: CostRateRow): string {
  const [from, to] = [formatRupees(above), upTo === null ? undefined : formatRupees(upTo)]
  if (to === undefined) return above === 0 ? t('any amount') : t('above {from}', { from })
  return above === 0 ? t('up to {to}', { to }) : t('above {from}, up to {to}', { from, to })
}

function rateOf({ percent, fixedAmount, maxAmount }: CostRateRow): string {
  if (fixedAmount !== null) return formatRupees(fixedAmount)
  const rate = `${percent ?? 0} %`
  return maxAmount === null
    ? rate
    : t('{rate}, at most {max}', { rate, max: formatRupees(maxAmount) })
}

/** Charges of states, tax offices and banks on homes, each with its source and period. */
export default function CostRateList() {
  const list = useList(costRate.list, (reply) => reply.rates)
  const may = useMay()
  const add = may('property.change') && <AddLink>{t('Add Rate')}</AddLink>
  return (
    <ListPage
      title={t('Rates and charges')}
      subtitle={t(
        'Stamp duty, registration, GST, TDS and loan shares. The cost of every home is ' +
          'worked out again when a rate changes.',
      )}
      list={list}
      columns={columns}
      actions={add}
      empty={{
        found: t('No rates found.'),
        failed: t('Failed to load rates'),
        none: (
          <Empty
            icon={Percent}
            title={t('No rates yet.')}
            text={t(
              'Property pages show no stamp duty or registration charges until you add rates.',
            )}
            action={add}
          />
        ),
      }}
    >
      <Outlet />
    </ListPage>
  )
}

function Actions({ row }: { row: CostRateRow }) {
  const may = useMay()
  const { send } = useSend(costRate.remove, {
    done: t('Rate deleted'),
    failed: t('Failed to delete the rate'),
  })
  if (!may('property.change')) return null
  return (
    <RowActions
      name={nameOf(row)}
      edit={{ to: row._id, label: t('Edit Rate') }}
      remove={{
        label: t('Delete Rate'),
        question: t('Are you sure you want to delete this rate? This action cannot be undone.'),
        onConfirm: async () => Boolean(await send({ params: { id: row._id } })),
      }}
    />
  )
}

const kinds: Readonly<Record<string, string>> = inReadersLanguage({
  any: msg('Any place'),
  urban: msg('Urban area'),
  rural: msg('Rural area'),
  metro: msg('Metro city (GST)'),
  'non-metro': msg('Other than metro city (GST)'),
})

/** Returns the kind of place, or the name of the city, that a rate is for. */
const placeLabel = (place: string): string => kinds[place] ?? place
