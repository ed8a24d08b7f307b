import { CardLink } from '#app/admin/shell/card-link.tsx'
import { StatCard } from '#app/kit/stat-card.tsx'
import { Card, CardContent, CardHeader, CardTitle } from '#app/ui/card.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { MessageCategory, type MessageStats } from '#contract/message/message.ts'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'

interface FiguresProps {
  stats: MessageStats | undefined
  failed: boolean
}

const inRupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** Formats rupees with paise: a message costs less than a rupee. */
export function rupees(amount: number | null): string {
  return amount === null ? '—' : inRupees.format(amount)
}

const percent = (share: number) => `${withCommas(share)}%`

/** The four figures above the log. */
export function MessageCards({ stats, failed }: FiguresProps) {
  const rate = stats && (stats.deliveryRate === null ? '—' : percent(stats.deliveryRate))
  const delivered = stats && (
    <CardLink to="/bb-admin/messages?status=delivered">
      {t('{delivered} delivered', { delivered: withCommas(stats.delivered) })}
    </CardLink>
  )
  return (
    <dl className="grid grid-cols-2 gap-3 xl:grid-cols-4">
      <StatCard
        label={t('Total Messages')}
        value={stats?.total}
        detail={delivered}
        failed={failed}
      />
      <StatCard
        label={t('SMS')}
        value={stats?.sms.count}
        detail={stats && t('Cost: {cost}', { cost: rupees(stats.sms.cost) })}
        failed={failed}
      />
      <StatCard
        label={t('WhatsApp')}
        value={stats?.whatsapp.count}
        detail={stats && t('Cost: {cost}', { cost: rupees(stats.whatsapp.cost) })}
        failed={failed}
      />
      <StatCard
        label={t('Delivery Rate')}
        value={rate}
        detail={
          stats && (
            <CardLink to="/bb-admin/messages?status=failed">
              {t('{failed} failed', { failed: withCommas(stats.failed) })}
            </CardLink>
          )
        }
        failed={failed}
      />
    </dl>
  )
}

/** Messages by category, with their costs. */
export function MessageShares({ stats, failed }: FiguresProps) {
  return (
    <div className="grid gap-3 lg:grid-cols-2">
      <Card>
        <CardHeader>
          <CardTitle>{t('Message categories')}</CardTitle>
        </CardHeader>
        <CardContent>
          {stats ? <Categories stats={stats} /> : <Absent failed={failed} />}
        </CardContent>
      </Card>
      <Card>
        <CardHeader>
          <CardTitle>{t('Cost analysis')}</CardTitle>
        </CardHeader>
        <CardContent>{stats ? <Costs stats={stats} /> : <Absent failed={failed} />}</CardContent>
      </Card>
    </div>
  )
}

function Absent({ failed }: { failed: boolean }) {
  return failed ? <p>—</p> : <Skeleton className="h-54 w-full" />
}

function Categories({ stats }: { stats: MessageStats }) {
  return (
    <ul className="space-y-3 text-sm">
      {stats.categories.map(({ category, count, percent: share }) => (
        <li key={category}>
          <span className="flex justify-between gap-3">
            <span>{MessageCategory.label(category)}</span>
            <span className="figures text-muted-foreground">
              {withCommas(count)} ({percent(share)})
            </span>
          </span>
          <Progress
            label={t('Share of {category}', { category: MessageCategory.label(category) })}
            value={share}
            className="mt-1.5 h-1.5"
          />
        </li>
      ))}
    </ul>
  )
}

function Costs({ stats }: { stats: MessageStats }) {
  const lines: [string, number | null][] = [
    [t('SMS cost'), stats.sms.cost],
    [t('WhatsApp cost'), stats.whatsapp.cost],
    [t('Total cost'), stats.totalCost],
    [t('Average per Message'), stats.averageCost],
  ]
  return (
    <dl className="text-sm">
      {lines.map(([label, amount]) => (
        <div key={label} className="flex justify-between gap-6 border-b py-3 last:border-0">
          <dt className="text-muted-foreground">{label}</dt>
          <dd className="figures font-medium">{rupees(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
