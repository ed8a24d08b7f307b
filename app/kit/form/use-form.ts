import { type FormEventHandler, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  type UseFormReturn,
  useForm as useHookForm,
} from 'react-hook-form'
import type { z } from 'zod'
import { CallRefused } from '#app/api/failure.ts'
import { forgetKey, keyFor } from '#app/kit/idempotency-key.ts'
import { toast } from '#app/ui/toast.ts'
import type { BodyInputOf, CallInput, Endpoint, ReplyOf } from '#contract/endpoint.ts'
import { fillIn } from '#contract/form-message.ts'
import { t } from '#domain/locale/translate.ts'
import { errorsOf, type Failure, failureFrom, showOnFields } from './form-failure.ts'
import { omitEmpty } from './omit-empty.ts'

/**
 * An endpoint, or a function that loads it: the first load of public pages has neither zod nor the
 * contract.
 */
export type EndpointSource<E extends Endpoint> = E | (() => Promise<E>)

export type FormValues<E extends Endpoint> =
  BodyInputOf<E> extends FieldValues ? BodyInputOf<E> : FieldValues

export interface FormOptions<E extends Endpoint> {
  /** The values at the start: the row being edited, or the defaults of a new one. */
  start?: DefaultValues<FormValues<E>>
  params?: NonNullable<E['params']> extends z.ZodType ? z.input<NonNullable<E['params']>> : never
  /** The message for success, shown as a toast (FRM-2). */
  done?: string
  /** The message for failure, with the server's reason below it (FRM-2). */
  failed?: string
  /** The message for failure where the server has none of its own (FRM-2). */
  otherwise?: string
  /** Also shows the first invalid field's message as a toast. */
  toastInvalid?: boolean
  /** Fields required here though other clients may leave them out; marked with the others. */
  requires?: readonly Path<FormValues<E>>[]
  /** Makes a repeated submission of the same values safe. */
  once?: boolean
  /** Returns the values to send. */
  prepare?: (values: FormValues<E>) => FormValues<E>
  /** The field of a chat form: emptied after sending, except for what was typed meanwhile. */
  said?: Path<FormValues<E>>
  onDone?: (reply: ReplyOf<E>) => void
}

export interface FormHandle<Values extends FieldValues> {
  hook: UseFormReturn<Values>
  submit: FormEventHandler<HTMLFormElement>
  busy: boolean
  /** The error that belongs to no single field. */
  problem: string | undefined
  /** The reason, where the problem does not name it. */
  reason?: string | undefined
}

/**
 * A form that sends one endpoint. The body schema of the endpoint validates it; the messages of a
 * refusal are shown at the fields that it names, and others above the form.
 */
export function useForm<E extends Endpoint>(
  source: EndpointSource<E>,
  options: FormOptions<E> = {},
): FormHandle<FormValues<E>> {
  const firstMessage = useRef<string>(undefined)
  const [failure, setFailure] = useState<Failure>()
  const sending = useRef(false)
  const resolver: Resolver<FormValues<E>> = async (values) => {
    const { body } = await loaded(source)
    const result = body?.safeParse(values)
    if (!result || result.success) return { values, errors: {} }
    firstMessage.current = result.error.issues[0]?.message
    const { issues } = result.error
    if (issues.some(({ message }) => message === t(fillIn))) {
      const empty = options.requires?.filter((name) => values[name] === '') ?? []
      issues.push(
        ...empty.map((name) => ({ code: 'custom' as const, path: [name], message: t(fillIn) })),
      )
    }
    return { values: {}, errors: errorsOf<FormValues<E>>(issues, options.toastInvalid === true) }
  }
  const hook = useHookForm<FormValues<E>>({
    resolver,
    ...(options.start && { defaultValues: options.start }),
  })
  const send = async (values: FormValues<E>) => {
    try {
      const reply = await sendForm(source, options, values)
      // Not earlier: removing the message above a button would move another one under a second
      // click.
      setFailure(undefined)
      // What was typed during the request stays and is unsaved.
      hook.reset(values, { keepValues: true })
      if (options.said) takeSaid(hook, options.said, values)
      if (options.done) toast.success(options.done)
      options.onDone?.(reply)
    } catch (error) {
      const left = showOnFields(hook, error)
      const { problem, reason } = failureFrom(error, options)
      setFailure(left ? { problem, reason } : undefined)
      if (!left && !options.toastInvalid) return
      toast.error(problem, reason ? { description: reason } : undefined)
    }
  }
  const refuse = () => {
    const message = firstMessage.current
    const isForWhole = message === t(fillIn) && !options.toastInvalid
    setFailure(isForWhole ? { problem: message, reason: undefined } : undefined)
    if (options.toastInvalid && message) toast.error(message)
  }
  // The button is disabled while busy; this also covers the time before it is painted so.
  const submit: FormHandle<FormValues<E>>['submit'] = (event) => {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    void hook
      .handleSubmit(
        send,
        refuse,
      )(event)
      .finally(() => {
        sending.current = false
      })
  }
  return {
    hook,
    submit,
    busy: hook.formState.isSubmitting,
    problem: failure?.problem,
    reason: failure?.reason,
  }
}

/** Removes the sent text from its field, and keeps what was typed after it. */
function takeSaid<Values extends FieldValues>(
  { getValues, resetField, setValue }: UseFormReturn<Values>,
  name: Path<Values>,
  sent: Values,
): void {
  const text: PathValue<Values, Path<Values>> = getValues(name)
  const rest = text.startsWith(sent[name]) ? text.slice(sent[name].length).trimStart() : text
  const empty = '' as typeof text
  resetField(name, { defaultValue: empty })
  if (rest !== '') setValue(name, rest as typeof text, { shouldDirty: true })
}

function loaded<E extends Endpoint>(source: EndpointSource<E>): E | Promise<E> {
  return typeof source === 'function' ? source() : source
}

async function sendForm<E extends Endpoint>(
  source: EndpointSource<E>,
  { params, once, start, prepare }: FormOptions<E>,
  values: FormValues<E>,
): Promise<ReplyOf<E>> {
  // Loaded here, because it brings the rules of the contract, which are not in a public page's
  // first load.
  const { call, tokenFor } = await import('#app/api/call.ts')
  const endpoint = await loaded(source)
  // Nothing is sent without a session (FRM-6).
  if (endpoint.access !== 'public' && !tokenFor(endpoint)) {
    throw new CallRefused(401, { message: t('No token available') })
  }
  const whole = prepare ? prepare(values) : values
  const sent = omitEmpty(whole, start)
  // A value that may be null, but not missing, is sent as it is.
  const body = endpoint.body?.safeParse(sent).success ? sent : whole
  const input: object = { body, ...(params !== undefined && { params }) }
  const options = once ? { idempotencyKey: keyFor(input) } : {}
  const reply = await call(endpoint, input as CallInput<E>, options)
  forgetKey(input)
  return reply
}
