import { Form } from '#app/forms/Form.tsx';
import { Notice } from '#app/forms/Notice.tsx';
import { Problems } from '#app/forms/Problems.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { type ServiceProblem, serviceProblems } from '#app/screens/account/service-problem.ts';
import { connectForm, disconnectForm } from './connected-service-forms.ts';

/** The outside identity service as its member sees it. `since` is a moment in words; null where nothing is connected. */
export type ShownService = { name: string; since: string | null; mayDisconnect: boolean; isAlone: boolean; problem: ServiceProblem | null };

/** How a member stands with the outside identity service, and the button that changes it. */
export function ConnectedService({ name, since, mayDisconnect, isAlone, problem }: ShownService) {
  const t = useTranslate();
  return (
    <>
      {problem ? <Notice>{t(serviceProblems[problem], { service: name })}</Notice> : null}
      {since === null ? (
        <>
          <p>{t('connectedService.none', { service: name })}</p>
          <Problems of={connectForm} />
          <Form of={connectForm} />
        </>
      ) : (
        <>
          <p>{t('connectedService.since', { service: name, moment: since })}</p>
          <p>{t(mayDisconnect ? 'connectedService.ends' : isAlone ? 'connectedService.alone' : 'connectedService.last')}</p>
          <Problems of={disconnectForm} />
          {mayDisconnect ? <Form of={disconnectForm} isQuiet /> : null}
        </>
      )}
    </>
  );
}
