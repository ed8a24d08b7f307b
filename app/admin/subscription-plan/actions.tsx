import { ActiveBadge } from '#app/admin/shell/active-badge.tsx'
import { RowActions } from '#app/admin/shell/row-actions.tsx'
import { useMay } from '#app/admin/shell/session.ts'
import { useSend } from '#app/api/send.ts'
import { Button } from '#app/ui/button.tsx'
import { type SubscriptionPlan, subscriptionPlan } from '#contract/billing/subscription-plan.ts'
import { t } from '#domain/locale/translate.ts'

/** The status of a plan and its switch, which sends the wanted value instead of toggling. */
export function PlanStatus({ row }: { row: SubscriptionPlan }) {
  const may = useMay()
  const toggle = useSend(subscriptionPlan.toggleStatus, {
    done: t('Plan status updated successfully'),
    failed: t('Failed to update plan status'),
  })
  const wanted = !row.isActive
  return (
    <div className="flex items-center gap-3 whitespace-nowrap">
      <ActiveBadge isActive={row.isActive} />
      {may('subscription.change') && (
        <Button
          variant="outline"
          size="sm"
          aria-label={
            wanted
              ? t('Activate {name}', { name: row.name })
              : t('Deactivate {name}', { name: row.name })
          }
          disabled={toggle.busy}
          onClick={() =>
            void toggle.send({
              params: { id: row._id },
              body: { isActive: wanted, version: row.version },
            })
          }
        >
          {wanted ? t('Activate') : t('Deactivate')}
        </Button>
      )}
    </div>
  )
}

export function PlanActions({ row }: { row: SubscriptionPlan }) {
  const may = useMay()
  const remove = useSend(subscriptionPlan.remove, {
    done: t('Subscription plan deleted successfully'),
    failed: t('Failed to delete subscription plan'),
  })
  if (!may('subscription.change')) return null
  return (
    <RowActions
      name={row.name}
      edit={{ to: row._id, label: t('Edit Plan') }}
      remove={{
        label: t('Delete Plan'),
        question: t(
          'Are you sure you want to delete this subscription plan? This action cannot be undone.',
        ),
        onConfirm: () => remove.send({ params: { id: row._id } }),
      }}
    />
  )
}
