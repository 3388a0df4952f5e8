/**
 * @generated SignedSource<<6f67ed42575e90f37ca182363f0b55c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContactMenu_candidate$data = {
  readonly email: string | null | undefined;
  readonly id: string;
  readonly linkedin: string | null | undefined;
  readonly phone: string | null | undefined;
  readonly " $fragmentType": "ContactMenu_candidate";
};
export type ContactMenu_candidate$key = {
  readonly " $data"?: ContactMenu_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactMenu_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContactMenu_candidate",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "linkedin",
      "storageKey": null
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "43810cfd1fb2eb3516f529ad8f765429";

export default node;
