import { Smartphone } from 'lucide-react'
import { Link } from 'react-router'
import { SelectField } from '#app/kit/form/choice-field.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { maxQrTextLength, QrPicture } from '#app/kit/qr-picture.tsx'
import { Rich } from '#app/kit/rich.tsx'
import { Button } from '#app/ui/button.tsx'
import { type BrokerPlan, payment } from '#contract/billing/payment.ts'
import { type PlanOrder, TransferMethod } from '#contract/billing/plan-order.ts'
import { t } from '#domain/locale/translate.ts'
import { formatRupees } from '#domain/money/money.ts'
import { upiLink } from '#domain/money/upi-link.ts'

interface PlanPayTransferProps {
  order: PlanOrder
  paying: BrokerPlan['paying']
}

/**
 * Payment by UPI or bank transfer, and its report; an administrator checks that the money arrived.
 */
export function PlanPayTransfer({ order, paying }: PlanPayTransferProps) {
  const { reference } = order
  const form = useForm(payment.report, {
    params: { id: order._id },
    start: { method: 'upi', reference: '' },
    done: t('Thank you. We are checking your payment.'),
    failed: t('Failed to report the payment'),
  })
  return (
    <section
      aria-label={t('Pay by UPI or bank transfer')}
      className="space-y-5 rounded-lg border bg-card p-5"
    >
      <h2 className="text-lg">{t('Pay by UPI or bank transfer')}</h2>
      {paying.upiId && <Upi order={order} upiId={paying.upiId} payee={paying.payee} />}
      {paying.bankDetails && (
        <p className="text-sm break-words whitespace-pre-line">{paying.bankDetails}</p>
      )}
      {!paying.upiId && !paying.bankDetails && (
        <p className="text-sm">
          <Rich
            text={t(
              '<0>Contact us</0> for our account details. Then enter the reference of your ' +
                'payment here.',
            )}
            elements={[
              <Link key="contact" className="text-link underline" to="/contact" reloadDocument />,
            ]}
          />
        </p>
      )}
      <p className="text-sm text-muted-foreground">
        <Rich
          text={t(
            'Add <0>{reference}</0> as the payment remark so that we can find your payment.',
            { reference },
          )}
          elements={[<span key="reference" className="figures font-medium text-foreground" />]}
        />
      </p>
      <Form form={form} label={t('Your payment')} className="border-t pt-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            form={form}
            name="method"
            label={t('Payment method')}
            options={TransferMethod.options}
            required
          />
          <TextField
            form={form}
            name="reference"
            label={t('Reference')}
            maxLength={60}
            help={t('UTR or transaction number from your app or bank statement.')}
            required
          />
        </div>
        <SubmitButton form={form} busy={t('Sending...')} className="self-start max-sm:w-full">
          {t('I have paid')}
        </SubmitButton>
      </Form>
    </section>
  )
}

interface UpiProps {
  order: PlanOrder
  upiId: string
  payee: string | null
}

function Upi({ order, upiId, payee }: UpiProps) {
  const { amount, reference } = order
  const link = upiLink({
    payee: upiId,
    name: (payee ?? 'BrickBazaar').slice(0, 40),
    amount,
    reference,
  })
  return (
    <div className="space-y-5">
      {/* A phone cannot scan its own screen. */}
      <Button asChild className="w-full sm:w-auto sm:pointer-fine:hidden">
        <a href={link}>
          <Smartphone aria-hidden />
          {t('Open UPI app')}
        </a>
      </Button>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        {link.length <= maxQrTextLength && (
          <QrPicture
            text={link}
            label={t('QR code to pay {amount} by UPI', { amount: formatRupees(amount) })}
          />
        )}
        <div className="min-w-52 flex-1 space-y-3 text-sm">
          <p>{t('Scan with any UPI app. The amount and remark are filled in.')}</p>
          <p>
            {t('UPI ID')}
            <span className="figures block text-base font-medium break-all">{upiId}</span>
          </p>
        </div>
      </div>
    </div>
  )
}
