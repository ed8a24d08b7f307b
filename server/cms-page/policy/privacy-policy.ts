/**
 * Template of a privacy policy: the operator fills in what is in square brackets. Written for the
 * Digital Personal Data Protection Act, 2023 and the rules under it.
 */
export const privacyPolicy = `
Last updated: [date]. This policy applies from [date].

This policy says which personal data BrickBazaar collects, why, who receives it, how long we keep it
and what you can ask of us. BrickBazaar is run by [registered company name], [registered office
address], CIN [number] ("we", "us"). Under the Digital Personal Data Protection Act, 2023 ("DPDP
Act") we are the data fiduciary for the data described here.

You can ask for this policy in English, in Hindi or in another language listed in the Eighth
Schedule to the Constitution of India by writing to [privacy e-mail address].

## Who this policy is for

It is for everyone who visits the site, opens an account, asks a broker about a property, lists
properties as a broker, or writes to us. You must be at least 18 years old to open an account. We do
not knowingly collect data of children. If you believe that a child has given us data, write to us
and we will erase it.

## What we collect

**When you only look around.** Your IP address, the type of browser, the pages you open, the time,
and the searches you make. Homes you looked at and homes you chose to compare are kept in your own
browser, not with us.

**When you open a customer account.** Your name, phone number, e-mail address and password. If you
give them: WhatsApp number, date of birth, gender, preferred locations, property types, budget and
interests. You can save properties and searches.

**When you ask about a property.** Your name, your phone number, your e-mail address if you give
one, your message, the property and the broker, and the conversation that follows.

**When you are a broker.** Your name, contact details, company, experience, specializations and
operating areas; your KYC documents such as PAN, proof of address and RERA registration; your
listings and their photos; your plan, payments, invoices and GSTIN. We remove location data from
photos when they are uploaded.

**When you write to us.** What you write and how we can reach you.

We never store your password as you typed it, only a value from which it cannot be worked out. We do
not store card numbers or UPI PINs: payments are made with [payment provider].

## Why we use it, and on what ground

| purpose | data | ground |
|---|---|---|
| Running your account and keeping it secure \
| account data, sign-ins, IP address | your consent when you sign up |
| Passing your inquiry to the broker you ask \
| name, phone, e-mail, message | your consent, given for that broker |
| Alerts for saved homes and searches \
| saved home or search, e-mail or phone | your consent, which you can switch off for each |
| Marketing messages | name, e-mail or phone | your separate consent, never preselected |
| Checking brokers and listings | KYC documents, listings | consent, and duties under law |
| Plans, payments and invoices | billing data | the contract with you, and tax law |
| Preventing fraud and abuse \
| logs, IP address, reports | legitimate uses named in the DPDP Act and duties under law |
| Answering complaints | what you write | duties under law |

Consent is asked separately for each purpose, in words you can understand on their own. You can say
no to one and still use the rest.

## Who receives it

- **The broker you ask.** A broker receives your name, your contact details and your message only
  when you send an inquiry or ask to see the broker's number. Each broker is a separate data
  fiduciary for what they receive. Your account shows every broker who received your number, and
  when.
- **The public**, for what a broker publishes: listings, company, city, specializations, rating and
  reviews.
- **Service providers who work for us** under contract and only on our instructions: hosting
  ([provider]), e-mail ([provider]), SMS ([provider]), WhatsApp messages ([provider]), payments
  ([provider]).
- **Authorities**, where a law or a valid order requires it.

We do not sell personal data. An inquiry goes to the broker you chose and to nobody else.

## Where it is kept

Data is kept on servers in [place]. If a provider processes data outside India, it is only in
countries to which the Central Government has not restricted transfers.

## How long we keep it

| what | how long |
|---|---|
| Account and profile | while the account exists |
| An account nobody has used \
| three years after the last sign-in; we write to you at least 48 hours before it is erased |
| Inquiries and conversations | while your account exists, otherwise [24] months |
| KYC documents | while the broker account exists and [period] after, as law requires |
| Invoices and payment records | eight years, as tax and company law require |
| Security and access logs | at least one year |
| Consent records | as long as the consent is relied on, and [period] after |

When a purpose has ended and no law requires the data, we erase it.

## Your rights

You can use most of these from your account, without writing to us:

1. **Access.** Get a summary of your data, what we do with it, and who received it.
2. **Correction.** Correct, complete or update what is wrong.
3. **Erasure.** Have your account and data erased. Records that law requires, such as invoices and
   the audit log, are kept without your name where that is possible.
4. **Withdrawal of consent.** As easy as giving it, for each purpose, at any time. What was done
   before stays lawful.
5. **Grievance redressal.** Have a complaint answered (see below).
6. **Nomination.** Name a person who may use these rights if you die or can no longer act.

We answer within [30] days. If we cannot be sure that a request comes from you, we ask you to
confirm it from your own e-mail address or phone number.

Please give correct details, do not pretend to be someone else, and do not file false complaints:
the DPDP Act asks this of everyone.

## Cookies and storage in your browser

We use no advertising cookies and no trackers of others. After you sign in, one cookie lets us
recognise your browser the next time, so that we can tell you of a sign-in from any other. Your
browser also keeps: the token that keeps you signed in, your colour theme, your recent searches,
homes viewed and compared, and drafts of forms.
You can delete these at any time in your browser.

## How we protect it

Connections are encrypted. Passwords are stored with a slow one-way function. KYC documents are
encrypted, and each time one is opened it is recorded who did so. Staff see only what their role
needs. If personal data is breached, we tell you and the Data Protection Board of India without
delay, and give the Board a detailed report within 72 hours.

## Complaints

Write first to our grievance officer:

[Name], [designation], [postal address]. E-mail: [grievance e-mail], phone: [number], Monday to
Friday, [hours].

We acknowledge a complaint within 48 hours and settle it within one month. If you are not satisfied,
you can complain to the Data Protection Board of India. For questions about this policy, write to
[data protection contact or Data Protection Officer, name and e-mail].

## Changes

When we change this policy, we publish the new text here with its date. If a change affects what you
have consented to, we ask for your consent again before it applies to you.
`
