/**
 * @generated SignedSource<<64876420088a2b80e2f1886b74658e60>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DocumentState = "CANCELLED" | "DONE" | "EXTRACTING" | "FAILED" | "QUEUED" | "READING" | "SCORING";
export type ScreeningState = "CANCELLED" | "COMPLETED" | "RUNNING" | "UPLOADING";
import type { FragmentRefs } from "relay-runtime";
export type RequirementsNotice_screening$data = {
  readonly descriptions: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly error: {
          readonly message: string;
        } | null | undefined;
        readonly fileName: string;
        readonly id: string;
        readonly state: DocumentState;
        readonly warnings: ReadonlyArray<{
          readonly code: string;
          readonly message: string;
        }>;
      };
    }>;
  };
  readonly project: {
    readonly internalId: string;
    readonly requirements: {
      readonly requiredSkills: ReadonlyArray<string>;
    } | null | undefined;
  };
  readonly state: ScreeningState;
  readonly " $fragmentType": "RequirementsNotice_screening";
};
export type RequirementsNotice_screening$key = {
  readonly " $data"?: RequirementsNotice_screening$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequirementsNotice_screening">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequirementsNotice_screening",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Project",
      "kind": "LinkedField",
      "name": "project",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "internalId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Requirements",
          "kind": "LinkedField",
          "name": "requirements",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "requiredSkills",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "descriptions",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        },
        {
          "kind": "Literal",
          "name": "kind",
          "value": "JOB_DESCRIPTION"
        }
      ],
      "concreteType": "ScreeningDocumentsConnection",
      "kind": "LinkedField",
      "name": "documents",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ScreeningDocumentsConnectionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Document",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
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
                  "name": "fileName",
                  "storageKey": null
                },
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "AppError",
                  "kind": "LinkedField",
                  "name": "error",
                  "plural": false,
                  "selections": [
                    (v1/*:: as any*/)
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "DocumentWarning",
                  "kind": "LinkedField",
                  "name": "warnings",
                  "plural": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "code",
                      "storageKey": null
                    },
                    (v1/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "documents(first:100,kind:\"JOB_DESCRIPTION\")"
    }
  ],
  "type": "Screening",
  "abstractKey": null
};
})();

(node as any).hash = "26ef76a5e6a2a4215ca840ec24b2dd4c";

export default node;
