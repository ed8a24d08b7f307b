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
    done: 'Property status updated successfully',
    failed: 'Failed to update property status',
    onDone: onClose,
  })
  const word = outcome === 'rented' ? 'Mark as rented' : 'Mark as sold'
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={`${word}?`}
        description={
          `“${listing.title}” keeps its page with a badge ` +
          'and leaves the search. This cannot be undone.'
        }
        className="sm:max-w-md"
      >
        <Form form={form} label={word}>
          <MoneyField
            form={form}
            name="closedPrice"
            label="Closed at"
            help="Nobody but you sees it."
            clearable
          />
          <SelectField
            form={form}
            name="closedSource"
            label="Through"
            options={ClosedSource.options}
            placeholder="Not said"
          />
          {askers.length > 0 && (
            <SelectField
              form={form}
              name="leadId"
              label="It went to"
              options={askers.map(({ _id, name, stage }) => ({
                value: _id,
                label: `${name} (${LeadStage.label(stage).toLowerCase()})`,
              }))}
              placeholder="Nobody of these"
              help={
                `${askers.length === 1 ? 'One person' : `${askers.length} people`} asked and ` +
                `${askers.length === 1 ? 'is' : 'are'} not closed yet. Whoever it did not go ` +
                'to is told politely by email.'
              }
            />
          )}
          <DialogFooter className="mt-0">
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <SubmitButton form={form}>{word}</SubmitButton>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  )
}
