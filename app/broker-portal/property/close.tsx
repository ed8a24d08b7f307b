import { useRead } from '#app/api/query.tsx'
import { SelectField } from '#app/kit/form/choice-field.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { MoneyField } from '#app/kit/form/number-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent, DialogFooter } from '#app/ui/dialog.tsx'
import { LeadStage } from '#contract/inquiry/lead.ts'
import { ownProperty } from '#contract/property/own-property.ts'
import { type PropertyOwn, property } from '#contract/property/property.ts'
import { ClosedSource } from '#contract/property/vocabulary.ts'
import { t } from '#domain/locale/translate.ts'

interface PropertyCloseProps {
  listing: PropertyOwn
  outcome: 'sold' | 'rented'
  onClose: () => void
}

/** Marks a listing as sold or rented, with an optional price and channel. */
export function PropertyClose({ listing, outcome, onClose }: PropertyCloseProps) {
  const params = { id: listing._id }
  const read = useRead(ownProperty.askers, { params })
  const askers = read.data?.askers ?? []
  const form = useForm(property.close, {
    params,
    start: { status: outcome, closedPrice: listing.price },
    done: t('Property status updated successfully'),
    failed: t('Failed to update property status'),
    onDone: onClose,
  })
  const isRented = outcome === 'rented'
  const word = isRented ? t('Mark as rented') : t('Mark as sold')
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={isRented ? t('Mark as rented?') : t('Mark as sold?')}
        description={t(
          '“{title}” will no longer appear in search. Its page stays, with a badge. You ' +
            'cannot undo this.',
          { title: listing.title },
        )}
        className="sm:max-w-md"
      >
        <Form form={form} label={word}>
          <MoneyField
            form={form}
            name="closedPrice"
            label={t('Final price')}
            help={t('Only you can see it.')}
            clearable
          />
          <SelectField
            form={form}
            name="closedSource"
            label={t('Deal came through')}
            options={ClosedSource.options}
            placeholder={t('Not stated')}
          />
          {askers.length > 0 && (
            <SelectField
              form={form}
              name="leadId"
              label={isRented ? t('Tenant') : t('Buyer')}
              options={askers.map(({ _id, name, stage }) => ({
                value: _id,
                label: `${name} (${t(LeadStage.label(stage))})`,
              }))}
              placeholder={t('Someone else')}
              help={t(
                '{count, plural, one {# enquiry is still open.} other {# enquiries are still ' +
                  'open.}} We will email the others that it is no longer available.',
                { count: askers.length },
              )}
            />
          )}
          <DialogFooter className="mt-0">
            <Button variant="outline" onClick={onClose}>
              {t('Cancel')}
            </Button>
            <SubmitButton form={form}>{word}</SubmitButton>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  )
}
