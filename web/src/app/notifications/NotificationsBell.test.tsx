import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderWithRelay } from '../testing/renderWithRelay.tsx';
import query, { type useNotificationUpdatesQuery } from './__generated__/useNotificationUpdatesQuery.graphql.ts';
import { NotificationsBell } from './NotificationsBell.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('counts unread ones, takes in new ones once, and says what happened', async () => {
  const { push } = open([notification('old', { read: true })]);
  const note = notification('new', {
    kind: 'NOTE_ON_SAVED',
    candidate: { id: 'c', displayName: 'Ada Byron' },
    candidateCount: 3,
  });
  push(note);
  push(note);
  fireEvent.click(screen.getByRole('button', { name: 'Notifications: 1 unread' }));
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('New note on Ada Byron and 2 more'),
    expect.stringContaining('Stage change: Chef — done2 of 2 candidates'),
  ]);
});

it('marks all as read', async () => {
  const { answer } = open([notification('one', {})], 1);
  fireEvent.click(screen.getByRole('button', { name: 'Notifications: 1 unread' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  const viewer = { id: 'viewer', unreadNotifications: 0, notifyOnDesktop: true, notifications: { edges: [], pageInfo } };
  await answer('result', { __typename: 'MarkNotificationsReadPayload', viewer }, { ids: null });
  expect(screen.getByRole('button', { name: 'Notifications', hidden: true })).toBeTruthy();
});

it('shows a new one on the desktop while the page is hidden, and nothing while it is in view', () => {
  const shown = vi.fn<(title: string, options: object) => void>();
  class DesktopNotification {
    static permission = 'granted';
    addEventListener = vi.fn<() => void>();
    constructor(title: string, options: object) {
      shown(title, options);
    }
  }
  vi.stubGlobal('Notification', DesktopNotification);
  const { push } = open([]);
  push(notification('seen', {}));
  expect(shown).not.toHaveBeenCalled();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  push(notification('missed', {}));
  expect(shown.mock.calls).toEqual([['Stage change: Chef — done', { body: '2 of 2 candidates', tag: 'missed' }]]);
});

const pageInfo = { hasNextPage: false, endCursor: null };

it('keeps its rows where they are while one of them is pressed, so that the release is a click', async () => {
  const { push } = open([notification('old', { path: '/analysis/a#notes', kind: 'MENTION', authorName: 'Bob' })]);
  fireEvent.click(screen.getByRole('button', { name: /^Notifications/ }));
  const link = await screen.findByRole('link', { name: /Bob mentioned you/ });
  fireEvent.pointerDown(link);
  push(notification('new', {}));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(link.isConnected).toBe(true);
  fireEvent.pointerUp(link);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
});

function open(notifications: object[], unread = 0) {
  const rendered = renderWithRelay<useNotificationUpdatesQuery>({
    query,
    resolvers: {
      User: () => ({ id: 'viewer', unreadNotifications: unread, notifyOnDesktop: true }),
      UserNotificationsConnection: () => ({ edges: notifications.map((node) => ({ node })), pageInfo }),
    },
    children: ({ viewer }) => (viewer ? <NotificationsBell viewer={viewer} /> : null),
  });
  const { mock } = rendered.environment;
  const push = (notificationAdded: object) => {
    const subscription = mock
      .getAllOperations()
      .find(({ request }) => request.node.operation.name === 'useNotificationUpdatesSubscription');
    act(() => mock.nextValue(subscription!, { data: { notificationAdded } }));
  };
  return { ...rendered, push };
}

function notification(id: string, fields: object) {
  return {
    __typename: 'Notification',
    id,
    kind: 'JOB_FINISHED',
    path: null,
    read: false,
    createdAt: '2026-03-10T12:00:00Z',
    jobKind: 'moveStage',
    completed: 2,
    failed: 0,
    total: 2,
    project: { id: 'p', title: 'Chef' },
    candidate: null,
    candidateCount: null,
    authorName: null,
    ...fields,
  };
}
